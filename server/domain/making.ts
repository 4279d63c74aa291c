import type { MoveOf } from '../../catalogue/machines/machine.ts'
import type { Tx } from '../store/database.ts'
import type { Acting, Bound, Standing, Stored } from './machine/bound.ts'
import type { Target } from './machine/hindrances.ts'
import type { Outcome } from './machine/outcome.ts'
import { tryMove, type Wanted } from './move.ts'

/** Input of commands that move records. */
interface Moving {
  readonly registros: readonly Target[]
  readonly motivo?: string | null | undefined
}

/** A verb that makes one move and also writes the columns returned by `values`. */
export const making =
  <M extends Stored, R extends Standing, I extends Moving>(
    bound: Bound<M, R>,
    name: MoveOf<M>,
    values?: (input: I, acting: Acting) => NonNullable<Wanted<M>['values']>,
  ) =>
  (tx: Tx, acting: Acting, input: I): Promise<Outcome[]> => {
    const also = values ? { values: values(input, acting) } : {}
    const wanted = input.registros.map((one) => ({ ...one, motivo: input.motivo, ...also }))
    return tryMove(tx, bound, name, wanted, acting)
  }
