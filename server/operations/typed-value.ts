import type { Field } from '../../catalogue/fields.ts'

/** A value that was read, as whoever works with it wants it. Decimals stay text: money is no floating-point number. */
export type Value = string | number | boolean | null | undefined | readonly unknown[]

/** From the canonical text that a reader gives to what the kind of the field means. */
export function typedValue(field: Field, text: string | null | undefined): Value {
  if (text === null || text === undefined) return text
  switch (field.kind) {
    case 'numeric':
      return Number(text)
    case 'flag':
      return text === 'S'
    case 'boolean':
      return text === 'true'
    case 'texts':
      return JSON.parse(text)
    case 'list':
      return typedItems(field.items ?? {}, JSON.parse(text))
    default:
      return text
  }
}

const typedItems = (
  fields: Readonly<Record<string, Field>>,
  items: readonly Readonly<Record<string, string | null>>[],
): readonly Readonly<Record<string, Value>>[] =>
  items.map((item) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, typedValue(field, item[name])])),
  )
