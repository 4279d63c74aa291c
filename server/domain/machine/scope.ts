import type { PartyKind, Right } from '../../../catalogue/doors.ts'
import type { Tables } from '../../store/schema.ts'

/** SQL condition on the alias: the row belongs to the given units or party. */
export type Belongs = (alias: string, whose: string) => string

export interface Belonging {
  units: Belongs
  /** A party kind without an entry sees no records. */
  parties?: Readonly<Partial<Record<PartyKind, Belongs>>>
  /** Absent if the right to the operation is enough for every record. */
  rights?: (alias: string, rights: readonly Right[]) => string
}

/** Visibility of records by table. Reading a table without an entry throws, except for callers that see everything. */
export type Scopes = Readonly<Partial<Record<keyof Tables, Belonging>>>
