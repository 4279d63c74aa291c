import type pg from 'pg'
import type { MovedRecord } from '../../records/entity.ts'

/** A file that a planned row names. */
export interface Content {
  sha256: string
  bytes: Buffer
}

/** Takes contents to where rows may name them. */
export type KeepContents = (client: pg.ClientBase, contents: readonly Content[]) => Promise<void>

/** Rows ready to be written: nothing of them has to be kept besides. */
export interface Writing {
  /** In the text form of COPY. */
  lines: Buffer[]
  inserts: boolean
  /** How many of the rows exist already. */
  updates: number
  passwords: { key: string; sealed: Buffer }[]
  contents: Content[]
  /** Moves of rows, where that is what the records are, and the day on which they are made. */
  moves: { records: MovedRecord[]; today: string } | undefined
}
