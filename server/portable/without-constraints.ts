import type pg from 'pg'

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/**
 * Empties tables and runs `work` without their triggers, row-level security and foreign keys, so that rows can be
 * inserted in any order. Adding the foreign keys again checks them. Everything belongs to the open transaction.
 */
export async function withoutConstraints(
  client: pg.ClientBase,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const each = (names: readonly string[], change: (name: string) => string) =>
    client.query(names.map((name) => change(`"${name}"`)).join(';'))
  const keys = await foreignKeys(client)
  const forced = await forcedTables(client)
  // Removes the rows that migrations insert.
  await client.query(`truncate ${tables.map((name) => `"${name}"`).join(', ')}`)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint "${name}"`)
  await each(tables, (name) => `alter table ${name} disable trigger user`)
  await each(forced, (name) => `alter table ${name} no force row level security`)
  await work()
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint "${name}" ${definition}`)
  }
  await each(tables, (name) => `alter table ${name} enable trigger user`)
  await each(forced, (name) => `alter table ${name} force row level security`)
}

async function foreignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where connamespace = 'vinculo'::regnamespace and contype = 'f' order by 1, 2`,
  )
  return rows
}

async function forcedTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'vinculo'::regnamespace and relkind = 'r' and relforcerowsecurity order by 1`,
  )
  return rows.map(({ name }) => name)
}
