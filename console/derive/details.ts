import type { Shape } from '../../catalogue/output.ts'
import { columnOf, columnsOf, isInternal, nameIn, valueAt, wordsFor } from './columns.ts'
import { rotuloOf } from './labels.ts'

/** Something that a page says: what it is called, what it is, and what else is known of it. */
export interface Detail {
  name: string
  label: string
  words: string
  /** Parts of it, each with a label of its own. */
  more: readonly { label: string; words: string }[]
  /** The number of the record that it names, where the page tells it. */
  id: number | undefined
  /** Told once: it has to be kept now. */
  secret: boolean
}

type Told = Readonly<Record<string, unknown>>

/** What a record says of itself: everything that is filled, parts that belong together in one. */
export function detailsOf(shape: Shape, record: object, without: readonly string[] = []): Detail[] {
  const told = record as Told
  return Object.entries(shape).flatMap(([name, output]): Detail[] => {
    if (without.includes(name) || isInternal(name) || output.type === 'list') return []
    const detail =
      output.type === 'object'
        ? groupDetail(name, output.fields, (told[name] ?? {}) as Told)
        : {
            words: wordsFor(columnOf(name, output), told[name]),
            more: [],
            id: numberIn(told[`${name}Identificador`]),
            secret: 'secret' in output && output.secret === true,
          }
    const filled = detail.words !== '' || detail.more.length > 0
    return filled ? [{ name, label: rotuloOf(name, output), ...detail }] : []
  })
}

function groupDetail(name: string, fields: Shape, value: Told): Omit<Detail, 'name' | 'label'> {
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
    id: numberIn(value.identificador),
    secret: false,
  }
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined)
