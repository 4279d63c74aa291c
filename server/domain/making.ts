import type { MoveOf } from '../../catalogue/machines/machine.ts'
import type { Told } from '../../catalogue/message.ts'
import type { InputShape } from '../../catalogue/operation.ts'
import type { Tx } from '../store/database.ts'
import { type Changing, tryChange } from './change.ts'
import { type Content, include } from './include.ts'
import type { Acting, Bound, Standing, Stored } from './machine/bound.ts'
import type { Target } from './machine/hindrances.ts'
import type { Made, Outcome } from './machine/outcome.ts'
import { tryMove, type Wanted } from './move.ts'
import { type Changed, changed, type Included, included, type Plain } from './row.ts'

/** Input of commands that move records. */
interface Moving {
  readonly registros: readonly Target[]
  readonly motivo?: Told | null | undefined
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

/** Fields whose columns make a record of the machine; fields of other columns do not compile. */
type FieldsOf<M extends Stored, S extends InputShape> = S & (Included<S> extends Content<M> ? unknown : never)

/** A verb that includes one record with the columns of its fields. */
export const including =
  <M extends Stored, R extends Standing, const S extends InputShape>(
    bound: Bound<M, R>,
    fields: FieldsOf<M, S>,
  ) =>
  (tx: Tx, acting: Acting, input: object): Promise<Made[]> =>
    include(tx, bound, [included<S>(fields, input) as unknown as Content<M>], acting)

/** Fields whose columns may be changed in a record of the machine. */
type ChangedFieldsOf<M extends Stored, S extends InputShape, Kept extends string> = S &
  (Changed<S, Kept> extends Changing<M>['values'] ? unknown : never)

/** A verb that changes the columns of the given fields. An empty field of `kept` stays as it is. */
export const changing =
  <M extends Stored, R extends Standing, const S extends InputShape, const Kept extends Plain<S> = never>(
    bound: Bound<M, R>,
    fields: ChangedFieldsOf<M, S, Kept>,
    kept?: readonly Kept[],
  ) =>
  (
    tx: Tx,
    acting: Acting,
    { registros, ...told }: { readonly registros: readonly Target[] },
  ): Promise<Outcome[]> => {
    const values = changed<S, Kept>(fields, told, kept) as unknown as Changing<M>['values']
    return tryChange(
      tx,
      bound,
      registros.map((one) => ({ ...one, values })),
      acting,
    )
  }
