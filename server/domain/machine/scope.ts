import type { PartyKind, Right } from '../../../catalogue/doors.ts'
import type { Tables } from '../../store/schema.ts'

/** Whether a row belongs to somebody, as SQL over its alias. */
export type Belongs = (alias: string, whose: string) => string

export interface Belonging {
  /** To one of some units; absent where records are of no unit, and every unit sees them. */
  units?: Belongs
  /** To a party; those that are absent see none. */
  parties?: Readonly<Partial<Record<PartyKind, Belongs>>>
  /** To staff with some rights; absent where the right that opens the operation opens every record. */
  rights?: (alias: string, rights: readonly Right[]) => string
}

/** To whom the records of tables belong. Those of a table without an entry are shared among staff, and no party sees them. */
export type Scopes = Readonly<Partial<Record<keyof Tables, Belonging>>>
