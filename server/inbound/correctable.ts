import { fieldsTogether } from '../../catalogue/together.ts'
import type { Value } from '../records/entity.ts'
import type { Sealer } from '../store/sealing.ts'
import type { Layout } from './layout.ts'

const never: ReadonlySet<string> = new Set(['list', 'texts', 'senha', 'file'])

/** A field can be corrected if it has a column and is not part of the key, a list, a file or a secret. */
export function isCorrectable(layout: Layout, field: number): boolean {
  const at = layout.fields[field]
  if (!at || never.has(at.field.kind) || layout.keyFields.includes(field)) return false
  return layout.slots.some((slot) => slot.field === field)
}

/** Positions of the fields that are corrected, and end, together with this one. */
export function correctedTogether(layout: Layout, field: number): number[] {
  return fieldsTogether(layout.entity.operation, layout.fields[field]!.name)
    .map((name) => layout.fieldIndex.get(name)!)
    .filter((one) => isCorrectable(layout, one))
}

/** Keyed digest that identifies the value sent by the source. */
export function sentDigest(layout: Layout, sealer: Sealer, field: number, value: Value | undefined): string {
  const { name, field: declared } = layout.fields[field]!
  // An empty flag means no.
  const text = value ?? (declared.kind === 'flag' ? 'N' : '')
  return sealer.digest(`${layout.entity.table}\u0003${name}\u0003=${text}`)
}

/** The same for an unreadable value. */
export function unreadDigest(layout: Layout, sealer: Sealer, field: number, raw: unknown): string {
  const { name } = layout.fields[field]!
  return sealer.digest(`${layout.entity.table}\u0003${name}\u0003?${JSON.stringify(raw)}`)
}
