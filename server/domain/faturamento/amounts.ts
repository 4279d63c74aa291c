import { faturamentoMachine } from '../../../catalogue/machines/faturamento.ts'
import type { StateOf } from '../../../catalogue/machines/machine.ts'

/**
 * Amounts and state of an invoice, as SQL over an alias. The functions take columns, because rows of lists
 * and queries have other columns too.
 */

export const netOf = (x: string) =>
  `liquido_do_faturamento(${x}.valor, ${x}.desconto, ${x}.juros, ${x}.multa)`

const cancelled = (x: string) => `faturamento_cancelado(${x}.cancelamento, ${x}.situacao_externa)`

/** Amount still owed; zero if cancelled. */
export const openOf = (x: string) => `case when ${cancelled(x)} then 0 else ${netOf(x)} - ${x}.quitado end`

/** The state on the client's current day. */
export const stateOf = (x: string) =>
  `situacao_do_faturamento(${x}.situacao_basica, ${x}.vencimento, (select hoje_do_cliente()))`

const { vencer, agendar } = faturamentoMachine.moves
/** States that the due date ends. */
const falling = vencer.from.map((state) => `'${state}'`).join(', ')

const payable = agendar.from.filter((state) => state !== vencer.to)
/** Whether it may go into a payment file, regardless of the date. */
export const payableNow = (x: string) =>
  `${x}.situacao_basica in (${payable.map((state) => `'${state}'`).join(', ')})`

/** `state` must be a literal: the planner then keeps only the matching branch and can estimate its rows. */
export const inState = (x: string, state: string) => `case
  when ${state} = '${vencer.to}' then ${x}.situacao_basica in (${falling})
    and ${x}.vencimento < (select hoje_do_cliente())
  when ${state} in (${falling}) then ${x}.situacao_basica = ${state}
    and ${x}.vencimento >= (select hoje_do_cliente())
  else ${x}.situacao_basica = ${state} end`

/** Kind of invoice, for states that only one kind can reach. */
export const kindIn: Readonly<Partial<Record<string, 'R' | 'P'>>> = {
  Recebido: 'R',
  'Parcialmente recebido': 'R',
  Pago: 'P',
  'Parcialmente pago': 'P',
  Agendado: 'P',
} satisfies Partial<Record<StateOf<typeof faturamentoMachine>, 'R' | 'P'>>

/** Whether a movement was reversed. */
export const reversed = (x: string) =>
  `exists (select from movimento e where e.cliente_id = ${x}.cliente_id and e.estorno_de = ${x}.id)`
