import type { Values } from './layout.ts'

/** That a key exists, and by what the record last applied to it is recognised. */
export interface FoundRow {
  id: string
  imprint: string | null
}

export interface StoredRow {
  id: string
  row: Values
  /** What its encrypted columns hold, in hexadecimal. */
  sealed?: ReadonlyMap<string, string>
}

/** A row to write: its final state after every record of the part that touched it. */
export interface Planned {
  key: string
  id: string | undefined
  row: Values
  /** The row as it stands, if there is one. */
  before?: StoredRow | undefined
  password: string | null
  /** Position in the batch of the last record that changed it. */
  sequence: number
}
