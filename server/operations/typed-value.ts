import type { Field } from '../../catalogue/fields.ts'

/** A value as handlers use it. Decimals stay text, because money is no floating-point number. */
export type Value = string | number | boolean | null | undefined | readonly unknown[]

/** Converts the canonical text of a reader to the type of the field. */
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
