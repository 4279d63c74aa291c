import { type Machine, statesOf } from '../../../catalogue/machines/machine.ts'
import type { Order } from '../source.ts'

export const byMoment = (column: string): Order => ({ by: column, type: 'timestamptz' })

/** As people order names, whatever the accents and the case: the order of Unicode, not that of the bytes. */
export const byText = (column: string): Order => ({ by: `${column} collate unicode`, type: 'text' })

/** States in the order in which they are declared, which is the one records go through. */
export const byState = (machine: Machine, column: string): Order => ({
  by: `array_position(array[${statesOf(machine).map((state) => `'${state}'`)}], ${column})`,
  type: 'bigint',
})
