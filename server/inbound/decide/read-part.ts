import type pg from 'pg'
import type { Candidate } from '../candidate.ts'
import { loadPart } from '../write/part-store.ts'
import type { ReadPart } from './part.ts'
import { recordReader } from './read-record.ts'
import type { Work } from './work.ts'

/** A stored part, whose records are read one by one. */
interface OpenedPart {
  first: number
  count: number
  /** No text needs an escape when it is copied. */
  clean: boolean
  /** Reads the record at a position of the batch. */
  read: (sequence: number) => Candidate
}

export async function openStored(
  client: pg.ClientBase,
  { batch, scope }: Work,
  part: number,
): Promise<OpenedPart> {
  const { layout, context, registers, sealer } = scope
  const { first, records, suspicious, clean } = await loadPart(client, batch.id, part, sealer)
  const readRecord = recordReader(layout, { ...context, suspicious }, registers)
  const read = (sequence: number) => readRecord(records[sequence - first], sequence, batch.retorno)
  return { first, count: records.length, clean, read }
}

/** A part that was read just now, and can be read again. */
export function readPart(
  part: number,
  first: number,
  candidates: Candidate[],
  readAgain: () => Promise<Candidate[]>,
): ReadPart {
  const read: ReadPart = {
    part,
    first,
    candidates,
    fresh: true,
    draft: undefined,
    reread: async () => {
      read.candidates = await readAgain()
    },
  }
  return read
}
