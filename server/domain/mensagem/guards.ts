import { mensagemMachine } from '../../../catalogue/machines/mensagem.ts'
import { said } from '../../../catalogue/message.ts'
import { personalMessages, warnings } from '../../../catalogue/messages.ts'
import type { Row } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { together } from '../../store/together.ts'
import { copiaAssina as copiaLinkAssina } from '../link/copia.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'

const columns = ['email', 'link_id', 'modelo'] as const satisfies readonly (keyof Row<'mensagem'>)[]

type Mensagem = Standing & Pick<Row<'mensagem'>, (typeof columns)[number]>

const enderecoConhecido: Guard<Mensagem> = () => ({
  judge: ({ email }) => {
    if (email !== null) return []
    const mensagem = said('mensagem.naoHaEnderecoOndeEnvia')
    return [{ regra: 'enderecoConhecido', campo: 'email', mensagem }]
  },
})

/** Whoever could lead such a message elsewhere would enter as its receiver. */
const naoAbreAcesso: Guard<Mensagem> = () => ({
  judge: ({ modelo }) => {
    if (!personalMessages.includes(modelo)) return []
    const mensagem = said('mensagem.elaAbreAcessoQuemRecebe')
    return [{ regra: 'naoAbreAcesso', campo: 'modelo', mensagem }]
  },
})

/** Whoever told another account for somebody could otherwise keep the warning from them. */
const avisoChega: Guard<Mensagem> = () => ({
  judge: ({ modelo }) => {
    if (!warnings.includes(modelo)) return []
    const mensagem = said('mensagem.elaAvisaQuemRecebeMudanca')
    return [{ regra: 'avisoChega', campo: 'modelo', mensagem }]
  },
})

/** What a link was for may be done, or over; then there is nothing to send it for. */
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

/** There is something to copy. */
const temLink: Guard<Mensagem> = () => ({
  judge: ({ link_id }) =>
    link_id === null
      ? [{ regra: 'temLink', campo: 'link', mensagem: said('mensagem.mensagemNaoLevaLink') }]
      : [],
})

/** With a link that staff copied people sign only where the client allows it. */
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

/** Messages, and what must hold for them to move. */
export const mensagens = bind({
  machine: mensagemMachine,
  columns,
  guards: { enderecoConhecido, linkAberto, naoAbreAcesso, avisoChega, temLink, copiaAssina },
})
