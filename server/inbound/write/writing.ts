import type pg from 'pg'
import type { MovedRecord } from '../../records/entity.ts'

/** A file named by a planned row. */
export interface Content {
  sha256: string
  bytes: Buffer
}

/** Stores file contents. */
export type KeepContents = (client: pg.ClientBase, contents: readonly Content[]) => Promise<void>

/** Rows in the format in which they are written. */
export interface Writing {
  /** COPY text format. */
  lines: Buffer[]
  inserts: boolean
  /** Number of existing rows. */
  updates: number
  passwords: { key: string; sealed: Buffer }[]
  contents: Content[]
  /** Moves of existing rows and their date, for records that are moves. */
  moves: { records: MovedRecord[]; today: string } | undefined
}
