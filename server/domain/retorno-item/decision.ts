import { remessaItemMachine } from '../../../catalogue/machines/remessa-item.ts'
import type { ItemMove } from '../remessa-item/guards.ts'

/** The move of a payment that leads to what a person says of it, and whether its state lets it. */
export function decisionOf(resultado: string, situacao: string): { move: ItemMove; possible: boolean } {
  const [move, { from }] = Object.entries(remessaItemMachine.moves).find(([, { to }]) => to === resultado)!
  // What was never sent is cancelled with its file, and not by a bank.
  const possible =
    (from as readonly string[]).includes(situacao) && situacao !== remessaItemMachine.initial[0]
  return { move: move as ItemMove, possible }
}
