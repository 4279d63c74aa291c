import type { Leaf, Output, Shape } from '../../catalogue/output.ts'
import { inLanguage, type Language } from '../../catalogue/phrase.ts'

/** A row of a listing, as the API returns it. */
export type Element = { readonly [key: string]: Json }
type Json = string | number | boolean | null | readonly Json[] | Element

/** A column of a file: one leaf of the shape. */
export interface Column {
  label: string
  type: Leaf['type']
  read: (row: Element) => string | number | boolean | null
}

export const columnsOf = (shape: Shape, language: Language): Column[] =>
  Object.entries(shape).flatMap(([key, output]) => columnsIn(output, language, (row) => row[key] ?? null))

function columnsIn(output: Output, language: Language, at: (row: Element) => Json): Column[] {
  switch (output.type) {
    case 'object':
      return Object.entries(output.fields).flatMap(([key, part]) =>
        columnsIn(part, language, (row) => memberOf(at(row), key)),
      )
    case 'list':
      // Lists have no column; the record page shows them.
      return []
    case 'texts':
      return [{ label: inLanguage(output.text, language), type: 'varchar', read: (row) => joined(at(row)) }]
    default: {
      const { text, type, meanings } = output
      return [{ label: inLanguage(text, language), type, read: (row) => shown(at(row), meanings, language) }]
    }
  }
}

const isElement = (value: Json): value is Element =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const memberOf = (value: Json, key: string): Json => (isElement(value) ? (value[key] ?? null) : null)

const joined = (value: Json) => (Array.isArray(value) ? value.join(', ') : null)

/** Codes are written with their label. */
function shown(
  value: Json,
  meanings: Leaf['meanings'],
  language: Language,
): string | number | boolean | null {
  if (typeof value === 'object') return null
  const meaning = meanings && Object.hasOwn(meanings, String(value)) && meanings[String(value)]
  return meaning ? inLanguage(meaning, language) : value
}
