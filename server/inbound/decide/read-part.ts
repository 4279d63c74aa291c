import type pg from 'pg'
import type { Candidate } from '../candidate.ts'
import { yieldEvery, yieldToEventLoop } from '../event-loop.ts'
import { loadPart } from '../write/part-store.ts'
import type { ReadPart } from './part.ts'
import { recordReader } from './read-record.ts'
import type { Work } from './work.ts'

/** Records of a stored part, read and corrected. */
export interface StoredRecords {
  first: number
  /** No text needs escaping for COPY. */
  clean: boolean
  candidates: Candidate[]
}

/** Reads the records of a stored part: all, or those at the chosen positions. */
export async function readStored(
  client: pg.ClientBase,
  { batch, scope }: Work,
  part: number,
  chosen?: readonly number[],
): Promise<StoredRecords> {
  const { layout, context, registers, sealer, corrections } = scope
  const { first, records, suspicious, clean } = await loadPart(client, batch.id, part, sealer)
  const readRecord = recordReader(layout, { ...context, suspicious }, registers)
  const recordOf = (sequence: number) => records[sequence - first]
  const candidates: Candidate[] = []
  const count = chosen?.length ?? records.length
  for (let index = 0; index < count; index++) {
    const sequence = chosen?.[index] ?? first + index
    candidates.push(readRecord(recordOf(sequence), sequence, batch.retorno))
    if (index % yieldEvery === yieldEvery - 1) await yieldToEventLoop()
  }
  const readAgain = recordReader(layout, { ...context, suspicious: true }, registers)
  await corrections.apply(client, candidates, batch.registros, recordOf, (record, sequence) =>
    readAgain(record, sequence, batch.retorno),
  )
  return { first, clean, candidates }
}

/** A part that was just read and can be read again. */
export function readPart(
  part: number,
  first: number,
  candidates: Candidate[],
  asOf: number,
  readAgain: () => Promise<Candidate[]>,
): ReadPart {
  const read: ReadPart = {
    part,
    first,
    candidates,
    fresh: true,
    draft: undefined,
    asOf,
    reread: async () => {
      read.candidates = await readAgain()
    },
  }
  return read
}
