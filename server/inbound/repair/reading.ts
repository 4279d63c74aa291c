import type pg from 'pg'
import type { Inbound } from '../../../catalogue/index.ts'
import type { Candidate } from '../candidate.ts'
import { openScope } from '../decide/open-work.ts'
import { recordReader } from '../decide/read-record.ts'
import type { PartScope, WorkTools } from '../decide/work.ts'

/** Reads records as a batch of the operation would. The caller must roll back. */
export interface Reading {
  scope: PartScope
  read: (record: unknown, sequence?: number) => Candidate
}

export async function openReading(
  client: pg.ClientBase,
  tools: WorkTools,
  operacao: Inbound['id'],
): Promise<Reading> {
  const scope = await openScope(client, { id: null, operacao, simulado: true }, tools, { keys: undefined })
  const { layout, context, registers } = scope
  const reader = recordReader(layout, { ...context, suspicious: true }, registers)
  return { scope, read: (record, sequence = 1) => reader(record, sequence, null) }
}
