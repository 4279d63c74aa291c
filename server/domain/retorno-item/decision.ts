import { remessaItemMachine } from '../../../catalogue/machines/remessa-item.ts'
import type { ItemMove } from '../remessa-item/guards.ts'

/** The move that leads to the result a person states, and whether the payment's state allows it. */
export function decisionOf(resultado: string, situacao: string): { move: ItemMove; possible: boolean } {
  const [move, { from }] = Object.entries(remessaItemMachine.moves).find(([, { to }]) => to === resultado)!
  // A payment that was never sent is cancelled with its file, not by the bank.
  const possible =
    (from as readonly string[]).includes(situacao) && situacao !== remessaItemMachine.initial[0]
  return { move: move as ItemMove, possible }
}
