import { mensagemMachine } from '../../../catalogue/machines/mensagem.ts'
import { personalMessages } from '../../../catalogue/messages.ts'
import type { Row } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'

const columns = ['email', 'link_id', 'modelo'] as const satisfies readonly (keyof Row<'mensagem'>)[]

type Mensagem = Standing & Pick<Row<'mensagem'>, (typeof columns)[number]>

const enderecoConhecido: Guard<Mensagem> = () => ({
  judge: ({ email }) => {
    if (email !== null) return []
    const mensagem = 'Não há endereço para onde enviá-la.'
    return [{ regra: 'enderecoConhecido', campo: 'email', mensagem }]
  },
})

/** Whoever could lead such a message elsewhere would enter as its receiver. */
const naoAbreAcesso: Guard<Mensagem> = () => ({
  judge: ({ modelo }) => {
    if (!personalMessages.includes(modelo)) return []
    const mensagem = 'Ela abre o acesso de quem a recebe: peça outra para a pessoa, ou que ela mesma peça.'
    return [{ regra: 'naoAbreAcesso', campo: 'modelo', mensagem }]
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
        const mensagem = 'O que o link pedia já foi feito ou não é mais esperado.'
        return [{ regra: 'linkAberto', campo: 'link', mensagem }]
      }
      if (link.validade >= today) return []
      const mensagem = 'O prazo do link que ela leva terminou.'
      return [{ regra: 'linkAberto', campo: 'link', valor: link.validade, limite: today, mensagem }]
    },
  }
}

/** Messages, and what must hold for them to move. */
export const mensagens = bind({
  machine: mensagemMachine,
  columns,
  guards: { enderecoConhecido, linkAberto, naoAbreAcesso },
})
