import type pg from 'pg'
import {
  type AuditedEntity,
  auditedEntities,
} from '../../../catalogue/management/auditoria/audited-entities.ts'
import type { Context } from '../../context.ts'
import { inClient } from '../../inbound/write/transaction.ts'
import { recordShown } from '../../query/record-reading.ts'
import type { Person } from '../caller.ts'

interface Shown<T> {
  answer: T
  /** Table of the records read, and the sealed fields that are shown. */
  table: string
  names: readonly string[]
  asked: Readonly<Record<string, number>>
}

/**
 * Reads received records in a transaction that is rolled back, and writes an audit entry for the sealed
 * fields shown.
 */
export async function readShown<T>(
  { db }: Pick<Context, 'db'>,
  { clienteId, actor }: Person,
  look: (client: pg.ClientBase) => Promise<Shown<T>>,
): Promise<T> {
  const client = await db.connect()
  let whole = false
  let shown: Shown<T>
  try {
    shown = await inClient(client, clienteId, () => look(client), { actor, kept: 'never' })
    whole = true
  } finally {
    client.release(!whole)
  }
  await tellShown(db, { clienteId, actor }, shown)
  return shown.answer
}

/** Writes an audit entry for the sealed fields of received records that were shown. */
export async function tellShown(
  db: Context['db'],
  caller: Pick<Person, 'clienteId' | 'actor'>,
  { table, names, asked }: Omit<Shown<unknown>, 'answer'>,
): Promise<void> {
  await recordShown(db, caller, {
    entity: entityOf(table),
    names,
    asked: Object.entries(asked).map(([name, value]) => [name, '', String(value)]),
  })
}

function entityOf(table: string): AuditedEntity | undefined {
  const name = table.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return Object.hasOwn(auditedEntities, name) ? (name as AuditedEntity) : undefined
}
