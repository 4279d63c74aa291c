import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { locks } from '../../store/locks.ts'

/** Triggers insert rows during a deletion; further rounds delete those. */
const mostRounds = 5

/**
 * Deletes all rows of the sandbox and resets its settings, but keeps the client row. Needs the owner role,
 * because audit entries are deleted too.
 */
export async function emptySandbox(tx: Tx, ambiente: number, principal: number): Promise<void> {
  await requireSandboxOf(tx, ambiente, principal)
  // Waits for a worker that is processing a batch of the sandbox.
  await sql`select pg_advisory_xact_lock(${locks.client}::integer, ${ambiente}::integer)`.execute(tx)
  await resetSettings(tx, ambiente)
  const tables = await tablesOfClients(tx)
  for (let round = 0; (await deleteFrom(tx, tables, ambiente)) > 0; round++)
    if (round === mostRounds) throw new Error(`the rows of the sandbox ${ambiente} do not end`)
}

/** Safety check: the client must be a sandbox of this institution. */
async function requireSandboxOf(tx: Tx, ambiente: number, principal: number): Promise<void> {
  const { rows } = await sql`select from cliente
    where cliente_id = ${ambiente} and cliente_id = (select cliente_atual()) and ensaio_de = ${principal}
      for update`.execute(tx)
  if (rows.length === 0) throw new Error(`${ambiente} is no sandbox of ${principal}`)
}

async function tablesOfClients(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'cliente_id' and not a.attisdropped
     where c.relnamespace = 'vinculo'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> 'cliente'
     order by c.relname`.execute(tx)
  return rows.map(({ name }) => name)
}

/** Deletes in one statement, so that foreign keys are checked after all rows are gone. */
async function deleteFrom(tx: Tx, tables: readonly string[], ambiente: number): Promise<number> {
  const parts = tables.map(
    (name, at) =>
      sql`${sql.ref(`d${at}`)} as (delete from ${sql.raw(name)} where cliente_id = ${ambiente} returning 1)`,
  )
  const counts = tables.map((_, at) => sql`(select count(*) from ${sql.ref(`d${at}`)})`)
  const { rows } = await sql<{ n: number }>`
    with ${sql.join(parts)} select (${sql.join(counts, sql` + `)})::int as n`.execute(tx)
  return rows[0]!.n
}

const kept = ['cliente_id', 'codigo', 'nome', 'fuso', 'ensaio_de', 'inclusao']

async function resetSettings(tx: Tx, ambiente: number): Promise<void> {
  const { rows } = await sql<{ column: string }>`
    select quote_ident(attname) as column from pg_attribute
     where attrelid = 'cliente'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and attname <> all (${kept})`.execute(tx)
  const columns = sql.raw(rows.map(({ column }) => `${column} = default`).join(', '))
  await sql`update cliente set ${columns} where cliente_id = ${ambiente}`.execute(tx)
}
