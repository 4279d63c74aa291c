import { openStates, statesOf } from '../../../catalogue/machines/machine.ts'
import { remessaItemMachine } from '../../../catalogue/machines/remessa-item.ts'
import { outcomesTold } from '../../../catalogue/management/retorno-item/element.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { alike, type Phrase } from '../../../catalogue/phrase.ts'
import type { Outcome } from '../../cnab/outcome.ts'
import type { ItemMove } from '../remessa-item/guards.ts'

/** Effect of a row on its payment: a move, nothing new, or manual review. */
export type RowEffect =
  | { kind: 'aplicar'; move: ItemMove; to: string; efeito: Message }
  // Rows that were decided before have no effect to tell.
  | { kind: 'repetir'; efeito: Message | undefined }
  | { kind: 'conferir'; efeito: Message }

/** What the bank reports of a payment; amounts in cents. */
export interface Said {
  resultado: Outcome
  valorReal: number | undefined
  dataReal: string | undefined
}

const paymentWords: Readonly<Record<string, Phrase>> = {
  ...statesOf(remessaItemMachine).labels,
  ...outcomesTold.labels,
}

const { moves } = remessaItemMachine
const moveOf: Readonly<Record<Exclude<Outcome, 'Conferir'>, ItemMove>> = {
  Pago: 'pagar',
  Cancelado: 'cancelar',
  Devolvido: 'devolver',
  Recusado: 'recusar',
  Agendado: 'agendar',
}
/** Reports older than the known state, from returns read out of order. */
const older: readonly (readonly [told: ItemMove, stands: ItemMove])[] = [
  ['agendar', 'pagar'],
  ['agendar', 'devolver'],
  ['pagar', 'devolver'],
]
/** A payment is known to the bank only after its file was sent. */
const atTheBank = (state: string) =>
  openStates(remessaItemMachine).some((one) => one === state) && state !== remessaItemMachine.initial[0]

/** State of a payment, or what the bank says of it, in the reader's words. */
export const labelOf = (value: string): Phrase => paymentWords[value] ?? alike(value)

const conferir = (efeito: Message): RowEffect => ({ kind: 'conferir', efeito })
const repetir = (efeito: Message): RowEffect => ({ kind: 'repetir', efeito })

/** Judges one row by its payment's state and amount in cents, on the client's day. */
export function effectOf(
  { resultado, valorReal, dataReal }: Said,
  payment: { situacao: string; valor: number; devolvivel: boolean } | undefined,
  today: string,
): RowEffect {
  if (!payment) return conferir(said('efeito.semPagamento'))
  if (resultado === 'Conferir') return conferir(said('efeito.semResultado'))
  const { situacao, valor, devolvivel } = payment
  const wanted = moveOf[resultado]
  if (situacao === moves[wanted].to) return repetir(said('efeito.jaEstava', { situacao: labelOf(situacao) }))
  if (older.some(([told, stands]) => told === wanted && moves[stands].to === situacao)) {
    return repetir(said('efeito.noticiaAnterior', { situacao: labelOf(situacao) }))
  }
  if (wanted === 'pagar') {
    if (dataReal === undefined || dataReal > today) return conferir(said('efeito.diaInvalido'))
    if (valorReal !== valor) return conferir(said('efeito.outroValor'))
  }
  // A payment returned before it was reported as paid was never booked, so it counts as refused.
  if (wanted === 'devolver' && atTheBank(situacao) && situacao !== moves.pagar.to) {
    return {
      kind: 'aplicar',
      move: 'recusar',
      to: moves.recusar.to,
      efeito: said('efeito.voltouAntes'),
    }
  }
  if (wanted === 'devolver' && situacao === moves.pagar.to && !devolvivel) {
    return conferir(said('efeito.jaEstornado'))
  }
  const possible: readonly string[] = moves[wanted].from
  if (!possible.includes(situacao) || !atTheBank(situacao)) {
    return conferir(said('efeito.contradiz', { situacao: labelOf(situacao), resultado: labelOf(resultado) }))
  }
  const { to } = moves[wanted]
  return { kind: 'aplicar', move: wanted, to, efeito: said('efeito.passou', { situacao: labelOf(to) }) }
}
