import type { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import type { AlterationOf } from '../../../catalogue/machines/machine.ts'
import type { Told } from '../../../catalogue/message.ts'
import type { Tx } from '../../store/database.ts'
import { type Changing, tryChange } from '../change.ts'
import type { Acting } from '../machine/bound.ts'
import type { Target } from '../machine/hindrances.ts'
import type { Outcome } from '../machine/outcome.ts'
import { contratos } from './guards.ts'

interface Altering {
  readonly registros: readonly Target[]
  readonly motivo?: Told | null | undefined
}

type Wanted = Pick<Changing<typeof contratoMachine>, 'values' | 'besides'>

/** Applies one alteration to all given contracts. */
export const alter = (
  tx: Tx,
  acting: Acting,
  name: AlterationOf<typeof contratoMachine>,
  { registros, motivo }: Altering,
  wanted: Wanted,
): Promise<Outcome[]> =>
  tryChange(
    tx,
    contratos,
    registros.map((one) => ({ ...one, motivo, ...wanted })),
    acting,
    name,
  )
