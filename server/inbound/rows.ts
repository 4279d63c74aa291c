import type { Values } from './layout.ts'

/** An existing row and the imprint of its last applied record. */
export interface FoundRow {
  id: string
  imprint: string | null
}

export interface StoredRow {
  id: string
  row: Values
  /** Encrypted columns, in hexadecimal. */
  sealed?: ReadonlyMap<string, string>
}

/** A row to write, in its final state after all records of the part. */
export interface Planned {
  key: string
  id: string | undefined
  row: Values
  /** The stored row, if any. */
  before?: StoredRow | undefined
  password: string | null
  /** Position in the batch of the last record that changed it. */
  sequence: number
}
