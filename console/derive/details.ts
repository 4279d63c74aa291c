import type { Output, Shape } from '../../catalogue/output.ts'
import { columnOf, columnsOf, isCalled, isInternal, nameIn, valueAt, wordsFor } from './columns.ts'
import { rotuloOf } from './labels.ts'

/** A labelled value of a record. */
export interface Detail {
  name: string
  label: string
  words: string
  /** Parts of the value, each with its own label. */
  more: readonly { label: string; words: string }[]
  /** Record that the value names, if its id is known. */
  names: Named | undefined
  /** Shown only once. */
  secret: boolean
}

export interface Named {
  noun: string
  id: number
}

type Told = Readonly<Record<string, unknown>>

/** All non-empty values of a record; a group is one value. */
export function detailsOf(shape: Shape, record: object, without: readonly string[] = []): Detail[] {
  return told(shape, record as Told, without, () => undefined)
}

/**
 * The same for a row of a list, with nested lists as text. If the row declares which record it is, its first
 * value that names no other record does.
 */
export function rowDetailsOf(shape: Shape, row: object): Detail[] {
  const details = told(shape, row as Told, [], (name, fields, rows) => ({
    words: rows.map((one) => wordsOfOne(name, fields, one)).join('; '),
    more: [],
    names: undefined,
    secret: false,
  }))
  const itself = recordOf(shape, row)
  const naming = itself && details.findIndex(({ names, words }) => !names && words !== '')
  return details.map((one, at) => (at === naming ? { ...one, names: itself } : one))
}

/** Record that a row of a list is, if it declares so. */
export function recordOf(shape: Shape, row: object): Named | undefined {
  const declared = shape.identificador
  if (!declared || !('related' in declared) || !declared.related || isCalled(declared)) return undefined
  return own(declared.related, declared, (row as Told).identificador)
}

type Said = Omit<Detail, 'name' | 'label'>

function told(
  shape: Shape,
  record: Told,
  without: readonly string[],
  listed: (name: string, fields: Shape, rows: readonly object[]) => Said | undefined,
): Detail[] {
  return Object.entries(shape).flatMap(([name, output]): Detail[] => {
    if (without.includes(name) || isInternal(name) || isCalled(output)) return []
    const value = record[name]
    const said =
      output.type === 'list'
        ? listed(name, output.fields, Array.isArray(value) ? value : [])
        : output.type === 'object'
          ? groupDetail(name, output.fields, (value ?? {}) as Told)
          : {
              words: wordsFor(columnOf(name, output), value),
              more: [],
              names: namedBy(name, output, shape, record),
              secret: 'secret' in output && output.secret === true,
            }
    const filled = said && (said.words !== '' || said.more.length > 0)
    return filled ? [{ name, label: rotuloOf(name, output), ...said }] : []
  })
}

/** Short text of one item: its name, or all its values. */
function wordsOfOne(of: string, fields: Shape, one: object): string {
  const main = nameIn(of, fields)
  const columns = columnsOf(fields).filter(({ path }) => main === undefined || path === main)
  return columns
    .map((column) => wordsFor(column, valueAt(one, column.path)))
    .filter(Boolean)
    .join(' · ')
}

function groupDetail(name: string, fields: Shape, value: Told): Said {
  const main = nameIn(name, fields)
  const columns = columnsOf(fields).map((column) => ({
    ...column,
    words: wordsFor(column, valueAt(value, column.path)),
  }))
  const words = columns.find(({ path }) => path === main)?.words ?? ''
  return {
    words,
    // A part equal to the name is not repeated.
    more: columns.filter((one) => one.path !== main && one.words !== '' && one.words !== words),
    names: numberedBy(main ?? '', fields, value) ?? own(name, fields.identificador, value.identificador),
    secret: false,
  }
}

/** Record that a leaf names, by its own id or by one beside it. */
function namedBy(name: string, output: Output, shape: Shape, record: Told): Named | undefined {
  if ('related' in output && output.related) return own(output.related, output, record[name])
  return numberedBy(name, shape, record) ?? own(name, undefined, record[`${name}Identificador`])
}

/** Id declared as belonging to this name, if present. */
function numberedBy(name: string, shape: Shape, record: Told): Named | undefined {
  for (const [key, output] of Object.entries(shape)) {
    if (!('called' in output) || output.called !== name) continue
    const found = own(name, output, record[key], record)
    if (found) return found
  }
  return undefined
}

/** Record whose noun is declared, told by a leaf beside the id, or else the name of the part. */
function own(name: string, output: Output | undefined, id: unknown, beside: Told = {}): Named | undefined {
  if (typeof id !== 'number') return undefined
  if (!output || !('related' in output || 'relatedBy' in output)) return { noun: name, id }
  const { related, relatedBy } = output
  if (!relatedBy) return { noun: related ?? name, id }
  const told = String(beside[relatedBy.leaf] ?? '')
  const noun = relatedBy.nouns ? relatedBy.nouns[told] : told
  return noun ? { noun, id } : undefined
}
