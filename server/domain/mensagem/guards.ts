import { mensagemMachine } from '../../../catalogue/machines/mensagem.ts'
import { said } from '../../../catalogue/message.ts'
import { personalMessages, warnings } from '../../../catalogue/messages.ts'
import type { Row } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { together } from '../../store/together.ts'
import { copiaAssina as copiaLinkAssina } from '../link/copia.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'

const columns = [
  'email',
  'telefone',
  'link_id',
  'modelo',
] as const satisfies readonly (keyof Row<'mensagem'>)[]

type Mensagem = Standing & Pick<Row<'mensagem'>, (typeof columns)[number]>

const enderecoConhecido: Guard<Mensagem> = () => ({
  judge: ({ email, telefone }) => {
    if (email !== null || telefone !== null) return []
    const mensagem = said('mensagem.naoHaEnderecoOndeEnvia')
    return [{ regra: 'enderecoConhecido', campo: 'email', mensagem }]
  },
})

/** Redirecting such a message would give access to its receiver's account. */
const naoAbreAcesso: Guard<Mensagem> = () => ({
  judge: ({ modelo }) => {
    if (!personalMessages.includes(modelo)) return []
    const mensagem = said('mensagem.elaAbreAcessoQuemRecebe')
    return [{ regra: 'naoAbreAcesso', campo: 'modelo', mensagem }]
  },
})

/** Redirecting or cancelling a warning would hide a changed bank account from its owner. */
const avisoChega: Guard<Mensagem> = () => ({
  judge: ({ modelo }) => {
    if (!warnings.includes(modelo)) return []
    const mensagem = said('mensagem.elaAvisaQuemRecebeMudanca')
    return [{ regra: 'avisoChega', campo: 'modelo', mensagem }]
  },
})

/** A link that is used, cancelled or expired is not sent. */
const linkAberto: Guard<Mensagem> = async (tx, records, { today }) => {
  const links = await tx
    .selectFrom('link')
    .select(['id', 'validade', 'usado_em', 'encerramento'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(records.flatMap(({ link_id }) => link_id ?? [])))
    .execute()
  const known = new Map(links.map((one) => [one.id, one]))
  return {
    judge: ({ link_id }) => {
      const link = link_id === null ? undefined : known.get(link_id)
      if (!link) return []
      if (link.usado_em !== null || link.encerramento === 'Cancelado') {
        const mensagem = said('mensagem.linkPediaFeitoOuNao')
        return [{ regra: 'linkAberto', campo: 'link', mensagem }]
      }
      if (link.validade >= today) return []
      const mensagem = said('mensagem.prazoLinkElaLevaTerminou')
      return [{ regra: 'linkAberto', campo: 'link', valor: link.validade, limite: today, mensagem }]
    },
  }
}

const temLink: Guard<Mensagem> = () => ({
  judge: ({ link_id }) =>
    link_id === null
      ? [{ regra: 'temLink', campo: 'link', mensagem: said('mensagem.mensagemNaoLevaLink') }]
      : [],
})

/** Signing with a copied link requires the client's permission. */
const copiaAssina: Guard<Mensagem> = async (tx, records) => {
  const [allowed, signing] = await together([
    copiaLinkAssina(tx),
    tx
      .selectFrom('link')
      .select('id')
      .where('cliente_id', '=', currentClient)
      .where('id', '=', anyOf(records.flatMap(({ link_id }) => link_id ?? [])))
      .where('finalidade', '=', 'assinar')
      .execute(),
  ])
  const known = new Set(signing.map(({ id }) => id))
  return {
    judge: ({ link_id }) => {
      if (allowed || link_id === null || !known.has(link_id)) return []
      const mensagem = said('mensagem.instituicaoNaoPermiteAssinarLink')
      return [{ regra: 'copiaAssina', campo: 'link', mensagem }]
    },
  }
}

export const mensagens = bind({
  machine: mensagemMachine,
  columns,
  guards: { enderecoConhecido, linkAberto, naoAbreAcesso, avisoChega, temLink, copiaAssina },
})
