import type pg from 'pg'
import type { Reference } from '../../../catalogue/fields.ts'
import type { Resolvable, Verifiable } from '../../records/entity.ts'
import type { TableColumn } from '../../store/database.ts'
import { txOn } from '../../store/tx-on.ts'
import type { Candidate } from '../candidate.ts'
import { type Layout, type Values, ValuesView } from '../layout.ts'
import type { PartScope } from './work.ts'

type Target = TableColumn & {
  active: string
  /** The key is our own numeric id. */
  numbered?: true
}

/** Table and key column of each reference, and its condition for active rows. */
const targets: Readonly<Record<Reference, Target>> = {
  aluno: { table: 'aluno', column: 'identificacao', active: 'ativo' },
  curso: { table: 'curso', column: 'identificacao', active: 'ativo' },
  professor: { table: 'professor', column: 'identificacao', active: 'ativo' },
  disciplina: { table: 'disciplina', column: 'identificacao', active: 'ativo' },
  turma: { table: 'turma', column: 'identificacao', active: 'ativo' },
  pessoa: { table: 'pessoa', column: 'documento', active: 'ativo' },
  vaga: { table: 'vaga', column: 'identificacao', active: 'true' },
  contrato: { table: 'contrato', column: 'id', active: 'true', numbered: true },
  faturamento: {
    table: 'faturamento',
    column: 'id',
    active: `not faturamento_cancelado(cancelamento, situacao_externa)`,
    numbered: true,
  },
}

/** Replaces the codes of references with row ids. Unknown codes are reported. */
export async function resolveReferences(
  client: pg.ClientBase,
  { layout, registers, byHand = false }: PartScope,
  candidates: readonly Candidate[],
): Promise<void> {
  const { resolve, foresee, verify } = layout.entity
  if (resolve) await resolve(resolvable(layout, candidates), registers, txOn(client))
  // All missing references of a record are reported together.
  const open = candidates.filter(({ report }) => !report.refused)
  for (const { name, field, slot, target } of layout.references) {
    const codes = new Set(open.flatMap(({ values }) => values[field] || []))
    if (codes.size === 0) continue
    const ids = await findTargets(client, target, [...codes])
    for (const { report, values, slots } of open) {
      const code = values[field]
      if (!code) continue
      const id = ids.get(code)
      if (id !== undefined) slots[slot] = id
      else if (targets[target].numbered) report.add('REFERENCIA_INEXISTENTE', name)
      else report.missing(name, target, code)
    }
  }
  if (foresee) await foresee(verifiable(layout, open), txOn(client))
  if (!verify) return
  const known = open.filter(({ report }) => !report.refused)
  await verify(verifiable(layout, known), txOn(client), byHand)
}

function resolvable(layout: Layout, candidates: readonly Candidate[]): Resolvable<string>[] {
  return candidates
    .filter(({ report }) => !report.refused)
    .map(({ values, slots, report }) => ({
      values: new ValuesView(layout.fieldIndex, values),
      report,
      set: (column, value) => {
        slots[layout.slotIndex.get(column)!] = value
      },
    }))
}

function verifiable(layout: Layout, candidates: readonly Candidate[]): Verifiable[] {
  return candidates.map(({ values, slots, report }) => ({
    values: new ValuesView(layout.fieldIndex, values),
    row: new ValuesView(layout.slotIndex, slots),
    report,
    keep: (...columns: string[]) => keepStored(layout, slots, columns),
  }))
}

function keepStored(layout: Layout, slots: Values, columns: readonly string[]): void {
  for (const [position, { slot }] of layout.slots.entries()) {
    if (layout.keySlots.includes(position)) continue
    if (columns.length === 0 || columns.includes(slot.column)) slots[position] = undefined
  }
}

async function findTargets(
  client: pg.ClientBase,
  target: Reference,
  codes: readonly string[],
): Promise<Map<string, string>> {
  const { table, column, active, numbered } = targets[target]
  const value = numbered ? 'k.v::bigint' : 'k.v collate "C"'
  const { rows } = await client.query(
    `select k.v as code, a.id::text from unnest($1::text[]) k(v)
      cross join lateral (select id from ${table}
        where cliente_id = (select cliente_atual()) and ${column} = ${value} and ${active} limit 1) a`,
    [codes],
  )
  return new Map(rows.map((row) => [row.code, row.id]))
}

/** The code by which records refer to a row. */
export async function codeOf(client: pg.ClientBase, target: Reference, id: string): Promise<string | null> {
  const { table, column } = targets[target]
  const { rows } = await client.query<{ code: string }>(
    `select ${column}::text as code from ${table} where cliente_id = (select cliente_atual()) and id = $1`,
    [id],
  )
  return rows[0]?.code ?? null
}
