import { remessaItemMachine } from '../../../catalogue/machines/remessa-item.ts'
import type { Told } from '../../../catalogue/message.ts'
import type { Tx } from '../../store/database.ts'
import type { Acting } from '../machine/bound.ts'
import { move } from '../move.ts'
import { type ItemMove, remessaItens } from '../remessa-item/guards.ts'

/** A move of a payment, caused by a row of a return. */
export interface Deed {
  move: ItemMove
  pagamento: number
  motivo: Told
  values: {
    ocorrencias: unknown
    data_real: string | null
    valor_real: string | null
    retorno_item_id: number
  }
}

/** Applies the moves of a return, grouped by kind. Several moves of one payment are applied in file order. */
export async function apply(tx: Tx, acting: Acting, deeds: readonly Deed[]): Promise<void> {
  const names = Object.keys(remessaItemMachine.moves) as ItemMove[]
  const times = new Map<number, number>()
  const rounds: Deed[][] = []
  for (const deed of deeds) {
    const round = times.get(deed.pagamento) ?? 0
    times.set(deed.pagamento, round + 1)
    rounds[round] ??= []
    rounds[round].push(deed)
  }
  for (const round of rounds) {
    for (const name of names) {
      const wanted = round
        .filter((deed) => deed.move === name)
        .map(({ pagamento, motivo, values }) => ({ id: pagamento, motivo, values }))
      if (wanted.length > 0) await move(tx, remessaItens, name, wanted, acting)
    }
  }
}
