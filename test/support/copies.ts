import type { Row } from './records.ts'
import type { Institution, World } from './world.ts'

/** Copies a row many times, except for the columns in `own`, given as SQL of the copy number n. Returns the ids. */
export async function addCopies(
  world: World,
  client: Institution,
  { table, id, count }: { table: string; id: number; count: number },
  own: Readonly<Record<string, string>> = {},
): Promise<number[]> {
  const [template] = await world.rows<Row>(client.id, `select * from ${table} where id = ${id}`)
  const made = await world.rows<{ attname: string }>(
    client.id,
    `select attname from pg_attribute where attrelid = '${table}'::regclass and attgenerated <> ''`,
  )
  const left = new Set(['id', ...made.map(({ attname }) => attname)])
  const columns = Object.keys(template!).filter((column) => !left.has(column))
  const copies = await world.rows<{ id: number }>(
    client.id,
    `insert into ${table} (${columns.map((column) => `"${column}"`).join(', ')})
     select ${columns.map((column) => own[column] ?? `"${column}"`).join(', ')}
       from ${table}, generate_series(1, ${count}) n where id = ${id} returning id`,
  )
  return copies.map((copy) => copy.id)
}
