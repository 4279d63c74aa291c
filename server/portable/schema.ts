import type pg from 'pg'

export interface Table {
  name: string
  /** Without generated columns, which the database computes again. */
  columns: string[]
  /** Row-level security shows its rows of one client at a time, also to the owner. */
  byClient: boolean
}

/** Renderings that do not depend on the server's settings. */
export const renderings = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8'`

/** Tables with durable rows. Unlogged ones hold what a crash may lose, such as counters of limits. */
export async function durableTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, c.relforcerowsecurity and not exists (
              select from pg_policy p where p.polrelid = c.oid and p.polcmd in ('*', 'r')
                 and pg_get_expr(p.polqual, p.polrelid) = 'true'
                 and p.polroles @> array[current_user::regrole::oid]) as "byClient",
            array(select attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
                     and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
       from pg_class c
      where c.relnamespace = 'vinculo'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      order by c.relname`,
  )
  return rows
}

export const columnList = (columns: readonly string[]): string =>
  columns.map((column) => `"${column}"`).join(', ')

export async function sequenceNames(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'vinculo'::regnamespace and relkind = 'S'
        and relpersistence = 'p' order by 1`,
  )
  return rows.map(({ name }) => name)
}
