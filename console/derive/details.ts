import type { Output, Shape } from '../../catalogue/output.ts'
import { columnOf, columnsOf, isCalled, isInternal, nameIn, valueAt, wordsFor } from './columns.ts'
import { rotuloOf } from './labels.ts'

/** Something that a page says: what it is called, what it is, and what else is known of it. */
export interface Detail {
  name: string
  label: string
  words: string
  /** Parts of it, each with a label of its own. */
  more: readonly { label: string; words: string }[]
  /** The record that it names, where the page tells its number: of which noun, or of the one that the name means. */
  names: Named | undefined
  /** Told once: it has to be kept now. */
  secret: boolean
}

/** A record by its number. */
export interface Named {
  noun: string
  id: number
}

type Told = Readonly<Record<string, unknown>>

/** What a record says of itself: everything that is filled, parts that belong together in one. */
export function detailsOf(shape: Shape, record: object, without: readonly string[] = []): Detail[] {
  return told(shape, record as Told, without, () => undefined)
}

/** The same of a row of a list: what is a list in it stands in it too. */
export function rowDetailsOf(shape: Shape, row: object): Detail[] {
  return told(shape, row as Told, [], (name, fields, rows) => ({
    words: rows.map((one) => wordsOfOne(name, fields, one)).join('; '),
    more: [],
    names: undefined,
    secret: false,
  }))
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

/** What one of several is, in short: its name, or all that it says. */
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
    // Who has one name only has it told once.
    more: columns.filter((one) => one.path !== main && one.words !== '' && one.words !== words),
    names: numberedBy(main ?? '', fields, value) ?? own(name, fields.identificador, value.identificador),
    secret: false,
  }
}

/** The record that a leaf names: by its own number, or by one beside it. */
function namedBy(name: string, output: Output, shape: Shape, record: Told): Named | undefined {
  if ('related' in output && output.related) return own(output.related, output, record[name])
  return numberedBy(name, shape, record) ?? own(name, undefined, record[`${name}Identificador`])
}

/** The number beside a name that says so, and is filled. */
function numberedBy(name: string, shape: Shape, record: Told): Named | undefined {
  for (const [key, output] of Object.entries(shape)) {
    if (!('called' in output) || output.called !== name) continue
    const found = own(name, output, record[key])
    if (found) return found
  }
  return undefined
}

/** A record whose noun the declaration tells, or else the name of the part. */
function own(name: string, output: Output | undefined, id: unknown): Named | undefined {
  if (typeof id !== 'number') return undefined
  return { noun: (output && 'related' in output && output.related) || name, id }
}
