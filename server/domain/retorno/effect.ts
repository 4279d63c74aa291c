import { openStates } from '../../../catalogue/machines/machine.ts'
import { remessaItemMachine } from '../../../catalogue/machines/remessa-item.ts'
import { type Message, said, type Told } from '../../../catalogue/message.ts'
import type { Outcome } from '../../cnab/outcome.ts'
import type { ItemMove } from '../remessa-item/guards.ts'

/** What a row of a return does to its payment: a move, nothing new, or nothing that we may do by ourselves. */
export type RowEffect =
  | { kind: 'aplicar'; move: ItemMove; to: string; efeito: Message }
  | { kind: 'repetir'; efeito: Told }
  | { kind: 'conferir'; efeito: Message }

/** What the bank says of a payment, in cents and days. */
export interface Said {
  resultado: Outcome
  valorReal: number | undefined
  dataReal: string | undefined
}

const { moves } = remessaItemMachine
const moveOf: Readonly<Record<Exclude<Outcome, 'Conferir'>, ItemMove>> = {
  Pago: 'pagar',
  Cancelado: 'cancelar',
  Devolvido: 'devolver',
  Recusado: 'recusar',
  Agendado: 'agendar',
}
/** News that is older than what is known: a return of the morning, read after that of the evening. */
const older: readonly (readonly [told: ItemMove, stands: ItemMove])[] = [
  ['agendar', 'pagar'],
  ['agendar', 'devolver'],
  ['pagar', 'devolver'],
]
/** Until a file was sent, no bank can know of it. */
const atTheBank = (state: string) =>
  openStates(remessaItemMachine).some((one) => one === state) && state !== remessaItemMachine.initial[0]

const conferir = (efeito: Message): RowEffect => ({ kind: 'conferir', efeito })
const repetir = (efeito: Message): RowEffect => ({ kind: 'repetir', efeito })

/** Judges one row by the state of its payment, its amount in cents, and the client's day. */
export function effectOf(
  { resultado, valorReal, dataReal }: Said,
  payment: { situacao: string; valor: number; devolvivel: boolean } | undefined,
  today: string,
): RowEffect {
  if (!payment) return conferir(said('efeito.semPagamento'))
  if (resultado === 'Conferir') return conferir(said('efeito.semResultado'))
  const { situacao, valor, devolvivel } = payment
  const wanted = moveOf[resultado]
  if (situacao === moves[wanted].to) return repetir(said('efeito.jaEstava', { situacao }))
  if (older.some(([told, stands]) => told === wanted && moves[stands].to === situacao)) {
    return repetir(said('efeito.noticiaAnterior', { situacao }))
  }
  if (wanted === 'pagar') {
    if (dataReal === undefined || dataReal > today) return conferir(said('efeito.diaInvalido'))
    if (valorReal !== valor) return conferir(said('efeito.outroValor'))
  }
  // What comes back before it was told as paid was never booked: its invoice is simply free again.
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
    return conferir(said('efeito.contradiz', { situacao, resultado }))
  }
  const { to } = moves[wanted]
  return { kind: 'aplicar', move: wanted, to, efeito: said('efeito.passou', { situacao: to }) }
}
