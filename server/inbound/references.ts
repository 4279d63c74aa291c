import type pg from 'pg'
import type { Reference } from '../../catalogue/fields.ts'
import { type Layout, ValuesView } from './layout.ts'
import type { Candidate } from './read-record.ts'

/** Where a referred record is found, by which column, and what makes it active. $2 is today. */
const targets: Readonly<Record<Reference, { table: string; key: string; active: string }>> = {
  aluno: { table: 'aluno', key: 'identificacao', active: 'ativo' },
  curso: { table: 'curso', key: 'identificacao', active: 'ativo' },
  professor: { table: 'professor', key: 'identificacao', active: 'ativo' },
  disciplina: { table: 'disciplina', key: 'identificacao', active: 'ativo' },
  turma: { table: 'turma', key: 'identificacao', active: 'ativo' },
  pessoa: { table: 'pessoa', key: 'documento', active: 'ativo' },
  vaga: { table: 'vaga', key: 'identificacao', active: 'true' },
}

/** Puts the identifiers of referred records where their codes stood; a code that means nothing is reported. */
export async function resolveReferences(
  client: pg.ClientBase,
  layout: Layout,
  candidates: readonly Candidate[],
): Promise<void> {
  for (const { name, field, slot, target } of layout.references) {
    const codes = new Set<string>()
    for (const { report, values } of candidates) {
      const code = values[field]
      if (!report.refused && code) codes.add(code)
    }
    if (codes.size === 0) continue
    const ids = await findTargets(client, target, [...codes])
    for (const { report, values, slots } of candidates) {
      const code = values[field]
      if (report.refused || !code) continue
      const id = ids.get(code)
      if (id === undefined) report.add('REFERENCIA_INEXISTENTE', name)
      else slots[slot] = id
    }
  }
  const { verify } = layout.entity
  if (!verify) return
  const known = candidates.filter(({ report }) => !report.refused)
  const records = known.map(({ slots, report }) => ({ row: new ValuesView(layout.slotIndex, slots), report }))
  await verify(records, client)
}

export async function findTargets(
  client: pg.ClientBase,
  target: Reference,
  codes: readonly string[],
): Promise<Map<string, string>> {
  const { table, key, active } = targets[target]
  const { rows } = await client.query(
    `select k.v as code, a.id::text from unnest($1::text[]) k(v)
      cross join lateral (select id from ${table}
        where cliente_id = cliente_atual() and ${key} = k.v collate "C" and ${active} limit 1) a`,
    [codes],
  )
  return new Map(rows.map((row) => [row.code, row.id]))
}
