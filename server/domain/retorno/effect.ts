import { type MoveOf, openStates } from '../../../catalogue/machines/machine.ts'
import { remessaItemMachine } from '../../../catalogue/machines/remessa-item.ts'
import type { Outcome } from '../../cnab/outcome.ts'

export type ItemMove = MoveOf<typeof remessaItemMachine>

/** What a row of a return does to its payment: a move, nothing new, or nothing that we may do by ourselves. */
export type RowEffect =
  | { kind: 'aplicar'; move: ItemMove; to: string; efeito: string }
  | { kind: 'repetir'; efeito: string }
  | { kind: 'conferir'; efeito: string }

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
const older: readonly (readonly [said: ItemMove, stands: ItemMove])[] = [
  ['agendar', 'pagar'],
  ['agendar', 'devolver'],
  ['pagar', 'devolver'],
]
/** Until a file was sent, no bank can know of it. */
const atTheBank = (state: string) =>
  openStates(remessaItemMachine).some((one) => one === state) && state !== remessaItemMachine.initial[0]

const conferir = (efeito: string): RowEffect => ({ kind: 'conferir', efeito })

/** Judges one row by the state of its payment, its amount in cents, and the client's day. */
export function effectOf(
  { resultado, valorReal, dataReal }: Said,
  payment: { situacao: string; valor: number; devolvivel: boolean } | undefined,
  today: string,
): RowEffect {
  if (!payment) return conferir('Nenhum pagamento em aberto corresponde a esta linha.')
  if (resultado === 'Conferir') return conferir('O banco não diz o que foi feito do pagamento.')
  const { situacao, valor, devolvivel } = payment
  const wanted = moveOf[resultado]
  if (situacao === moves[wanted].to) return { kind: 'repetir', efeito: `O pagamento já estava ${situacao}.` }
  if (older.some(([said, stands]) => said === wanted && moves[stands].to === situacao)) {
    return { kind: 'repetir', efeito: `Notícia anterior: o pagamento já está ${situacao}.` }
  }
  if (wanted === 'pagar') {
    if (dataReal === undefined || dataReal > today)
      return conferir('O dia em que o banco pagou falta ou está no futuro.')
    if (valorReal !== valor) return conferir('O banco pagou outro valor.')
  }
  // What comes back before it was told as paid was never booked: its invoice is simply free again.
  if (wanted === 'devolver' && atTheBank(situacao) && situacao !== moves.pagar.to) {
    return {
      kind: 'aplicar',
      move: 'recusar',
      to: moves.recusar.to,
      efeito: 'O pagamento voltou antes de ser dado por pago.',
    }
  }
  if (wanted === 'devolver' && situacao === moves.pagar.to && !devolvivel) {
    return conferir('O movimento deste pagamento já foi estornado, ou não quitou o faturamento.')
  }
  const possible: readonly string[] = moves[wanted].from
  if (!possible.includes(situacao) || !atTheBank(situacao)) {
    return conferir(`O pagamento está ${situacao}, e o banco diz ${resultado}.`)
  }
  const { to } = moves[wanted]
  return { kind: 'aplicar', move: wanted, to, efeito: `O pagamento passou a ${to}.` }
}
