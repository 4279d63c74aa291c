import type { Leaf, Output, Shape } from '../../catalogue/output.ts'
import * as format from './format.ts'

/** One value of a record or a row, found by its keys. */
export interface Column {
  /** `concedente.nome` */
  path: string
  label: string
  type: Leaf['type'] | 'texts'
  /** What codes mean. */
  meanings?: Readonly<Record<string, string>>
}

/** What no person needs to see. */
const internal = new Set(['versao', 'identificador'])

/** The columns of a shape, groups opened. */
export function columnsOf(shape: Shape, within = ''): Column[] {
  return Object.entries(shape).flatMap(([key, output]) => {
    const path = within + key
    return internal.has(key) ? [] : columnsIn(output, path)
  })
}

function columnsIn(output: Output, path: string): Column[] {
  if (output.type === 'object') return columnsOf(output.fields, `${path}.`)
  if (output.type === 'list') return []
  const meanings = 'meanings' in output ? output.meanings : undefined
  return [{ path, label: output.text, type: output.type, ...(meanings && { meanings }) }]
}

/** Some of the columns, in this order. */
export const chosen = (columns: readonly Column[], paths: readonly string[]): Column[] =>
  paths.flatMap((path) => columns.find((column) => column.path === path) ?? [])

export function valueAt(record: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    return value && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined
  }, record)
}

/** A value in words; nothing where it is empty. */
export function wordsFor({ path, type, meanings }: Column, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map((one) => meanings?.[one] ?? String(one)).join(', ')
  if (type === 'date') return format.day(String(value))
  if (type === 'datetime') return format.moment(String(value))
  if (type === 'decimal') return format.decimal(String(value))
  if (typeof value === 'number') return /(^|\.)id$/.test(path) ? String(value) : format.number(value)
  if (typeof value === 'boolean') return format.truth(value)
  const text = String(value)
  return meanings?.[text] ?? (/documento$/i.test(path) ? format.documento(text) : text)
}

/** Figures stand under each other. */
export const isFigure = ({ type }: Column) => type === 'numeric' || type === 'decimal'
