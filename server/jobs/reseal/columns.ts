import { sql } from 'kysely'
import { operator } from '../../store/actor.ts'
import type { Database, Tx } from '../../store/database.ts'
import { keysIn, replaceMarked, type SealedTable } from '../../store/keys/sealed-columns.ts'
import { type Sealer, unreadableSeal } from '../../store/sealing.ts'

const atOnce = 200
const largeAtOnce = 8
const actor = operator('encryption reseal')

export interface KeyColumn {
  name: string
  type: string
}

export interface Step {
  /** Key to continue after; undefined at the end. */
  last: readonly string[] | undefined
  done: number
  unreadable: number
}

/** Primary key columns of a table besides the client. */
export async function keyColumns({ kysely }: Database, table: string): Promise<KeyColumn[]> {
  const { rows } = await sql<KeyColumn>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_index i cross join lateral unnest(i.indkey) with ordinality u(attnum, n)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = u.attnum
     where i.indrelid = ${table}::regclass and i.indisprimary and a.attname <> 'cliente_id' order by u.n`.execute(
    kysely,
  )
  return rows
}

interface OlderRow {
  key: string[]
  /** By column; null for an empty value. */
  values: (Buffer | string | null)[]
}

/**
 * Reseals the next rows of a table that an older key sealed. Locked rows are skipped and left to a later
 * round. The plain values do not change, so timestamps stay and nothing is audited.
 */
export function resealStep(
  owner: Database,
  clienteId: number,
  of: SealedTable,
  key: readonly KeyColumn[],
  after: readonly string[] | undefined,
  sealer: Sealer,
): Promise<Step> {
  return owner.inClient(
    clienteId,
    async (tx) => {
      const rows = await olderRows(tx, of, key, after, sealer.current)
      const step = { done: 0, unreadable: 0 }
      const fresh = rows.map((row) => ({
        key: row.key,
        values: row.values.map((value) => {
          const sealed = value === null ? null : resealed(value, sealer)
          if (sealed === undefined) step.unreadable++
          else if (sealed !== null && sealed !== value) step.done++
          return sealed ?? value
        }),
      }))
      if (step.done > 0) await write(tx, of, key, fresh)
      const full = rows.length === limitOf(of) && key.length > 0
      return { ...step, last: full ? rows.at(-1)!.key : undefined }
    },
    actor,
  )
}

export const limitOf = ({ columns }: SealedTable) =>
  columns.some(({ large }) => large) ? largeAtOnce : atOnce

/** A value sealed with the newest key; unchanged if it already is, undefined if it cannot be opened. */
function resealed(value: Buffer | string, sealer: Sealer): Buffer | string | undefined {
  const anew = (sealed: Buffer) => (sealed[0] === sealer.current ? sealed : sealer.reseal(sealed))
  try {
    return typeof value === 'string' ? replaceMarked(value, anew) : anew(value)
  } catch (error) {
    if (!unreadableSeal(error)) throw error
    return undefined
  }
}

async function olderRows(
  tx: Tx,
  { table, columns }: SealedTable,
  key: readonly KeyColumn[],
  after: readonly string[] | undefined,
  current: number,
): Promise<OlderRow[]> {
  const names = key.map(({ name }) => name).join(', ')
  const since = after?.map((value, at) => sql`${value}::${sql.raw(key[at]!.type)}`)
  const older = columns.map(
    (column) => sql`exists (select from ${sql.raw(keysIn(column))} where k.chave <> ${current})`,
  )
  const { rows } = await sql<Record<string, Buffer | string | null> & { row_key: string[] }>`
    select array[${sql.raw(key.map(({ name }) => `${name}::text`).join(', '))}]::text[] as row_key,
           ${sql.join(columns.map(({ column }) => sql.ref(column)))}
      from ${sql.table(table)}
     where cliente_id = (select cliente_atual()) and (${sql.join(older, sql` or `)})
       ${since ? sql`and (${sql.raw(names)}) > (${sql.join(since)})` : sql``}
     ${names ? sql`order by ${sql.raw(names)}` : sql``}
     limit ${limitOf({ table, columns })} for update skip locked`.execute(tx)
  return rows.map((row) => ({ key: row.row_key, values: columns.map(({ column }) => row[column] ?? null) }))
}

async function write(
  tx: Tx,
  { table, columns }: SealedTable,
  key: readonly KeyColumn[],
  fresh: readonly OlderRow[],
): Promise<void> {
  const given = [
    ...key.map((_, at) => sql`${fresh.map((one) => one.key[at])}::text[]`),
    ...columns.map(
      ({ marked }, at) =>
        sql`${fresh.map(({ values }) => values[at])}::${sql.raw(marked ? 'text[]' : 'bytea[]')}`,
    ),
  ]
  const names = [...key.map((_, at) => `k${at}`), ...columns.map((_, at) => `v${at}`)].join(', ')
  const sets = columns.map(({ column }, at) => `${column} = n.v${at}`).join(', ')
  const matches = key.map(({ name, type }, at) => `and t.${name} = n.k${at}::${type}`).join(' ')
  await sql`update ${sql.table(table)} t set ${sql.raw(sets)}
    from unnest(${sql.join(given)}) n(${sql.raw(names)})
    where t.cliente_id = (select cliente_atual()) ${sql.raw(matches)}`.execute(tx)
  // The triggers audit a new seal as a changed value. These entries are deleted before the transaction
  // commits.
  await sql`delete from auditoria where cliente_id = (select cliente_atual()) and data = now()
    and operacao = ${actor.operacao}`.execute(tx)
}
