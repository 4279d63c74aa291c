type Row = Record<string, unknown>

/** What differs between two clients that were told the same: numbers, batches, moments. */
const incidental = new Set(['cliente_id', 'id', 'lote_id', 'inclusao', 'atualizacao'])

/** Records that others refer to by number, and what they are called by. */
const called: Readonly<Record<string, string>> = {
  aluno: 'identificacao',
  curso: 'identificacao',
  professor: 'identificacao',
  disciplina: 'identificacao',
  turma: 'identificacao',
  unidade: 'codigo',
}
/** Columns that refer to a record under another name than its own. */
const otherNames: Readonly<Record<string, string>> = { superior: 'unidade' }

/** What is asked of a client's tables, as that client. */
export interface Tables {
  rows: <T>(statement: string) => Promise<T[]>
  open: (sealed: Buffer) => Buffer
}

/**
 * The rows of a client's tables as the client knows them, in an order of their own: references by what the
 * referred record is called, sealed values opened.
 */
export async function essenceOf(
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
      // The digest is no secret text; everything else in bytes is sealed.
      return column === 'impressao' ? value.toString('hex') : open(value).toString()
    }
    if (!column.endsWith('_id') || value === null) return value
    const noun = column.slice(0, -'_id'.length)
    const known = names.get(otherNames[noun] ?? noun)
    if (!known) throw new Error(`${column} refers to what has no name here`)
    // Zero stands for none in the key of a link.
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
