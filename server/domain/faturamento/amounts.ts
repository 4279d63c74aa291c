import { faturamentoMachine } from '../../../catalogue/machines/faturamento.ts'
import type { StateOf } from '../../../catalogue/machines/machine.ts'

/** The amounts and the state of an invoice, as SQL over its alias. Of columns: lists and queries have rows with more of them. */

export const netOf = (x: string) =>
  `liquido_do_faturamento(${x}.valor, ${x}.desconto, ${x}.juros, ${x}.multa)`

const cancelled = (x: string) => `faturamento_cancelado(${x}.cancelamento, ${x}.situacao_externa)`

/** What is still owed; nothing of what was cancelled. */
export const openOf = (x: string) => `case when ${cancelled(x)} then 0 else ${netOf(x)} - ${x}.quitado end`

/** The state on the client's own day. */
export const stateOf = (x: string) =>
  `situacao_do_faturamento(${x}.situacao_basica, ${x}.vencimento, (select hoje_do_cliente()))`

const { vencer, agendar } = faturamentoMachine.moves
/** States that a day ends. */
const falling = vencer.from.map((state) => `'${state}'`).join(', ')

const payable = agendar.from.filter((state) => state !== vencer.to)
/** Whether it may go into a file of payments, whatever the day. */
export const payableNow = (x: string) =>
  `${x}.situacao_basica in (${payable.map((state) => `'${state}'`).join(', ')})`

/**
 * Whether it is in a state, which is told as a literal: the database keeps only the branch that is meant, and knows how many
 * rows to expect of it.
 */
export const inState = (x: string, state: string) => `case
  when ${state} = '${vencer.to}' then ${x}.situacao_basica in (${falling})
    and ${x}.vencimento < (select hoje_do_cliente())
  when ${state} in (${falling}) then ${x}.situacao_basica = ${state}
    and ${x}.vencimento >= (select hoje_do_cliente())
  else ${x}.situacao_basica = ${state} end`

/** The kind of all invoices in a state, of those states that only one kind comes to. */
export const kindIn: Readonly<Partial<Record<string, 'R' | 'P'>>> = {
  Recebido: 'R',
  'Parcialmente recebido': 'R',
  Pago: 'P',
  'Parcialmente pago': 'P',
  Agendado: 'P',
} satisfies Partial<Record<StateOf<typeof faturamentoMachine>, 'R' | 'P'>>

/** Whether a movement was taken back. */
export const reversed = (x: string) =>
  `exists (select from movimento e where e.cliente_id = ${x}.cliente_id and e.estorno_de = ${x}.id)`
