import type pg from 'pg'
import type { Registers, Value } from '../../records/entity.ts'
import { codeOf } from '../decide/references.ts'
import type { Layout, Values } from '../layout.ts'

/** Values of a row by field position, as a record would send them: codes in place of ids. */
export async function valuesOf(
  client: pg.ClientBase,
  layout: Layout,
  row: Values,
  registers: Registers,
): Promise<Values> {
  const values: Values = new Array(layout.fields.length)
  for (const [position, { field, slot }] of layout.slots.entries()) {
    // Folded columns duplicate a plain one; file contents are not in the row.
    if (slot.fold || slot.contentOf !== undefined) continue
    const { reference, register } = layout.fields[field]!.field
    const value = row[position] ?? null
    if (value === null) values[field] = null
    else if (reference) values[field] = await codeOf(client, reference, value)
    else values[field] = codeIn(registers, register, value)
  }
  return values
}

/** The values as a record of a batch. */
export function recordOf(layout: Layout, values: Values): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  for (const [index, { name, field }] of layout.fields.entries()) {
    const value = values[index]
    if (value === undefined || field.kind === 'file') continue
    const isList = field.kind === 'list' || field.kind === 'texts'
    record[name] = isList && value !== null ? JSON.parse(value) : value
  }
  return record
}

function codeIn({ unidades, perfis }: Registers, register: string | undefined, id: string): Value {
  if (register === 'perfil') return [...perfis].find(([, one]) => one === id)?.[0] ?? null
  if (register === 'unidade') return [...unidades].find(([, one]) => one.id === id)?.[0] ?? null
  return id
}
