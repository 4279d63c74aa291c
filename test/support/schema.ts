import type pg from 'pg'

/**
 * The TypeScript types in which the driver, as server/store/connection.ts configures it, reads and writes a
 * PostgreSQL type.
 */
interface Crossing {
  read: string
  /** If it differs. */
  write?: string
}

export const crossings: Readonly<Record<string, Crossing>> = {
  bool: { read: 'boolean' },
  bytea: { read: 'Buffer' },
  date: { read: 'string' },
  inet: { read: 'string' },
  int4: { read: 'number' },
  int8: { read: 'number' },
  // Parsed when read; written as text, because the driver would turn a JavaScript array into a PostgreSQL
  // array.
  json: { read: 'unknown', write: 'string' },
  jsonb: { read: 'unknown', write: 'string' },
  numeric: { read: 'string' },
  text: { read: 'string' },
  timestamptz: { read: 'string' },
  uuid: { read: 'string' },
  varchar: { read: 'string' },
  _int4: { read: 'number[]' },
  // The driver parses array elements by other rules.
  _int8: { read: 'string[]', write: 'readonly (number | string)[]' },
  _text: { read: 'string[]', write: 'readonly string[]' },
}

interface Column {
  table: string
  column: string
  type: string
  nullable: boolean
  /** The column has a default. */
  filled: boolean
  /** The column is generated. */
  reserved: boolean
}

const columnsOfSchema = `
  select c.relname as table, a.attname as column, t.typname as type,
         -- Of the columns of a view it is not known whether they can be null.
         not a.attnotnull as nullable,
         a.atthasdef or a.attidentity <> '' as filled,
         a.attidentity = 'a' or a.attgenerated <> '' as reserved
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
   where c.relnamespace = 'vinculo'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
   order by c.relname collate "C", a.attnum`

/** The tables and views of a migrated database as TypeScript, for server/store/schema.ts. */
export async function schemaOf(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<Column>(columnsOfSchema)
  const tables = [...Map.groupBy(rows, ({ table }) => table)]
  const interfaces = tables.map(
    ([table, columns]) =>
      `export interface ${titled(table)} {\n${columns.map((one) => `  ${one.column}: ${typeOf(one)}\n`).join('')}}\n`,
  )
  const entries = tables.map(([table]) => `  ${table}: ${titled(table)}\n`)
  const wrappers = ['ColumnType', 'Generated', 'GeneratedAlways'].filter((name) =>
    interfaces.some((text) => text.includes(`${name}<`)),
  )
  return [
    '// Made from the migrated database; CONTRIBUTING.md says how. Not to be edited.\n' +
      `import type { ${wrappers.join(', ')} } from 'kysely'\n`,
    `/** Every table and view, by its name. */\nexport interface Tables {\n${entries.join('')}}\n`,
    ...interfaces,
  ].join('\n')
}

function typeOf({ table, column, type, nullable, filled, reserved }: Column): string {
  const crossing = crossings[type]
  if (!crossing)
    throw new Error(`${table}.${column}: say in test/support/schema.ts how ${type} is handed over`)
  const { read, write = read } = crossing
  const orNull = (one: string) => (nullable && one !== 'unknown' ? `${one} | null` : one)
  if (reserved) return `GeneratedAlways<${orNull(read)}>`
  if (read === write) return filled ? `Generated<${orNull(read)}>` : orNull(read)
  const given = orNull(write)
  return `ColumnType<${orNull(read)}, ${filled ? `${given} | undefined` : given}, ${given}>`
}

const titled = (name: string) =>
  name
    .split('_')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('')
