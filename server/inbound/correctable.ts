import { fieldsTogether } from '../../catalogue/together.ts'
import type { Value } from '../records/entity.ts'
import type { Sealer } from '../store/sealing.ts'
import type { Layout } from './layout.ts'

const never: ReadonlySet<string> = new Set(['list', 'texts', 'senha', 'file'])

/** Whether a field's value can be corrected: it has a column of its own, is no part of the key, no list and no secret. */
export function isCorrectable(layout: Layout, field: number): boolean {
  const at = layout.fields[field]
  if (!at || never.has(at.field.kind) || layout.keyFields.includes(field)) return false
  return layout.slots.some((slot) => slot.field === field)
}

/** Positions of the fields that are corrected and end together with one. */
export function correctedTogether(layout: Layout, field: number): number[] {
  return fieldsTogether(layout.entity.operation, layout.fields[field]!.name)
    .map((name) => layout.fieldIndex.get(name)!)
    .filter((one) => isCorrectable(layout, one))
}

/** The digest by which a value that the source sends is known again. */
export function sentDigest(layout: Layout, sealer: Sealer, field: number, value: Value | undefined): string {
  const { name, field: declared } = layout.fields[field]!
  // An empty flag means no.
  const text = value ?? (declared.kind === 'flag' ? 'N' : '')
  return sealer.digest(`${layout.entity.table}\u0003${name}\u0003=${text}`)
}

/** The same for a value that cannot be read. */
export function unreadDigest(layout: Layout, sealer: Sealer, field: number, raw: unknown): string {
  const { name } = layout.fields[field]!
  return sealer.digest(`${layout.entity.table}\u0003${name}\u0003?${JSON.stringify(raw)}`)
}
