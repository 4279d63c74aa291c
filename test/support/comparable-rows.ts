type Row = Record<string, unknown>

/** Columns that differ between two clients with the same data. */
const incidental = new Set(['cliente_id', 'id', 'lote_id', 'inclusao', 'atualizacao'])

/** Tables that others reference by id, with their identifying column. */
const called: Readonly<Record<string, string>> = {
  aluno: 'identificacao',
  curso: 'identificacao',
  professor: 'identificacao',
  disciplina: 'identificacao',
  turma: 'identificacao',
  unidade: 'codigo',
}
/** Columns that reference a table of another name. */
const otherNames: Readonly<Record<string, string>> = { superior: 'unidade' }

/** Access to the tables of one client. */
export interface Tables {
  rows: <T>(statement: string) => Promise<T[]>
  open: (sealed: Buffer) => Buffer
}

/**
 * The rows of a client's tables, sorted, independent of ids: references as identifications, sealed values
 * decrypted.
 */
export async function comparableRows(
  { rows: ask, open }: Tables,
  tables: readonly string[],
): Promise<Record<string, string[]>> {
  const names = new Map<string, Map<unknown, unknown>>()
  for (const [table, key] of Object.entries(called)) {
    const rows = await ask<{ id: unknown; name: unknown }>(`select id, ${key} as name from ${table}`)
    names.set(table, new Map(rows.map((row) => [row.id, row.name])))
  }
  const told = (column: string, value: unknown): unknown => {
    if (Buffer.isBuffer(value)) {
      // The digest is plain; all other binary columns are sealed.
      return column === 'impressao' ? value.toString('hex') : open(value).toString()
    }
    if (!column.endsWith('_id') || value === null) return value
    const noun = column.slice(0, -'_id'.length)
    const known = names.get(otherNames[noun] ?? noun)
    if (!known) throw new Error(`${column} refers to what has no name here`)
    // Zero means none in the key of a link.
    return value === 0 ? null : (known.get(value) ?? `${value}, which does not exist`)
  }
  const essence: Record<string, string[]> = {}
  for (const table of tables) {
    const rows = await ask<Row>(`select * from ${table}`)
    essence[table] = rows
      .map((row) => {
        const kept = Object.entries(row).filter(([column]) => !incidental.has(column))
        return JSON.stringify(
          Object.fromEntries(kept.map(([column, value]) => [column, told(column, value)])),
        )
      })
      .sort()
  }
  return essence
}
