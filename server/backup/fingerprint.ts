import type pg from 'pg'
import { DatabaseClient } from '../store/client.ts'
import type { Answers } from './answers.ts'

/** Number of rows, and a sum of their hashes. */
type Digest = readonly [rows: string, hash: string]

/** What the rehearsal of a backup compares with the restored database. */
export interface Fingerprint {
  /** Transactions before this one had ended when the backup began. */
  horizonte: string
  /**
   * The money journal by client and kind: number and sums of the movements from before the horizon. They are
   * never changed or removed, so that they are compared also when others are added during the backup.
   */
  livro: Readonly<Record<string, readonly string[]>>
  /** Rows by client and table, of those that did not change during the backup. */
  tabelas: Readonly<Record<string, Digest>>
  /** Tables of clients that changed during the backup. */
  mudaram: number
  /** Missing in backups of earlier versions. */
  respostas?: Answers
}

/** Runs on the superuser's connection, because row-level security hides the rows from every other role. */
export async function withSuperuser<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  signal?.throwIfAborted()
  const client = new DatabaseClient({
    connectionString: url,
    // The text of a row depends on them.
    options: '-c search_path=vinculo -c timezone=UTC -c datestyle=ISO -c extra_float_digits=1',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => {})
  const abort = () => client.connection.stream.destroy()
  signal?.addEventListener('abort', abort, { once: true })
  try {
    await client.connect()
    return await work(client)
  } finally {
    signal?.removeEventListener('abort', abort)
    await client.end().catch(() => {})
  }
}

/** Before the database is copied. `physical` finds out afterwards what changed meanwhile. */
export interface Before extends Fingerprint {
  physical: ReadonlyMap<string, string>
}

const readOnly = 'begin isolation level repeatable read read only'

export async function takeFingerprint(client: pg.Client): Promise<Before> {
  await client.query(readOnly)
  try {
    const { rows } = await client.query(
      `select (pg_snapshot_xmin(pg_current_snapshot())::text::numeric % 4294967296)::text as xmin`,
    )
    const horizonte: string = rows[0].xmin
    const tabelas: Record<string, Digest> = {}
    const physical = new Map<string, string>()
    for (const table of await tablesOf(client)) {
      for (const row of await rowsByClient(client, table, `${contents}, ${location}`)) {
        tabelas[row.name] = [row.rows, row.contents]
        physical.set(row.name, row.location)
      }
    }
    return { horizonte, livro: await ledger(client, horizonte), tabelas, mudaram: 0, physical }
  } finally {
    await client.query('rollback').catch(() => {})
  }
}

/** After the database was copied: leaves out what changed meanwhile. */
export async function keepUnchanged(client: pg.Client, before: Before): Promise<Fingerprint> {
  await client.query(readOnly)
  const now = new Map<string, string>()
  try {
    for (const table of await tablesOf(client)) {
      for (const row of await rowsByClient(client, table, location)) now.set(row.name, row.location)
    }
  } finally {
    await client.query('rollback').catch(() => {})
  }
  const { physical, tabelas, horizonte, livro } = before
  const kept = Object.entries(tabelas).filter(([name]) => now.get(name) === physical.get(name))
  const appeared = [...now.keys()].filter((name) => !physical.has(name)).length
  const mudaram = physical.size - kept.length + appeared
  return { horizonte, livro, tabelas: Object.fromEntries(kept), mudaram }
}

/** Differences between a fingerprint and a restored database, as sentences for the operator. */
export async function differences(client: pg.Client, expected: Fingerprint): Promise<string[]> {
  const found: string[] = []
  const restored = await ledger(client, expected.horizonte)
  for (const [name, sums] of Object.entries(expected.livro)) {
    if (restored[name]?.join() !== sums.join()) {
      found.push(
        `livro de movimentos (${name}): ${restored[name]?.join(' ') ?? 'nada'} em vez de ${sums.join(' ')}`,
      )
    }
  }
  const tables = new Map<string, Digest>()
  for (const table of await tablesOf(client)) {
    for (const row of await rowsByClient(client, table, contents)) {
      tables.set(row.name, [row.rows, row.contents])
    }
  }
  for (const [name, [rows, hash]] of Object.entries(expected.tabelas)) {
    const [other = '0', otherHash] = tables.get(name) ?? []
    if (other !== rows) found.push(`${name}: ${other} linhas em vez de ${rows}`)
    else if (otherHash !== hash) found.push(`${name}: as ${rows} linhas têm outro conteúdo`)
  }
  return found
}

/** Hashes of what the rows have, and of where the versions of the rows are. */
const contents = `sum(hashtextextended(t::text, 0))::text as contents`
const location = `count(*) || ' ' || sum(hashtextextended(t.ctid::text || t.xmin::text, 0)) as location`

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`
    select quote_ident(c.relname) as name from pg_class c
     where c.relnamespace = 'vinculo'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and exists (select from pg_attribute k
                    where k.attrelid = c.oid and k.attname = 'cliente_id' and not k.attisdropped)
     order by 1`)
  return rows.map(({ name }) => name)
}

interface Row {
  name: string
  rows: string
  contents: string
  location: string
}

async function rowsByClient(client: pg.Client, table: string, columns: string): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    `select coalesce(cliente_id::text, 'nenhum') || '/${table}' as name, count(*)::text as rows, ${columns}
       from ${table} t group by cliente_id`,
  )
  return rows
}

/** `age` compares transaction numbers across their wrap-around. */
async function ledger(client: pg.Client, horizon: string): Promise<Record<string, string[]>> {
  const { rows } = await client.query(
    `select cliente_id || '/' || tipo as name, count(*)::text as many, sum(valor)::text as valor,
            sum(juros)::text as juros, sum(multa)::text as multa, sum(desconto)::text as desconto
       from movimento where age(xmin) > age($1::text::xid) group by 1 order by 1`,
    [horizon],
  )
  return Object.fromEntries(
    rows.map(({ name, many, valor, juros, multa, desconto }) => [
      name,
      [many, valor, juros, multa, desconto],
    ]),
  )
}
