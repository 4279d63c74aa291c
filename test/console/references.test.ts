import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { management } from '../../catalogue/management/index.ts'
import type { RecordOperation } from '../../catalogue/operation.ts'
import type { Leaf, Output, Shape } from '../../catalogue/output.ts'
import { detailsOf, type Named, rowDetailsOf } from '../../console/derive/details.ts'
import { nounRoutes } from '../../console/routes.ts'
import { pages } from '../../server/nouns/pages.ts'
import type { AnySource, AnySources } from '../../server/query/source.ts'
import { tableOf } from '../support/mentions.ts'

interface Reference {
  path: string
  noun: string
  id: number
  holder: Record<string, unknown>
  name: string
  /** Several references that are called the same are alternatives: a payer is a student or a person. */
  called: string | undefined
}

/** Every leaf has a value, and every reference an id of its own, so that each link is recognised. */
function filled(shape: Shape, path: string, references: Reference[]): Record<string, unknown> {
  const holder: Record<string, unknown> = {}
  for (const [name, output] of Object.entries(shape)) {
    const at = `${path}.${name}`
    if ('related' in output && output.related) {
      const id = references.length + 1
      references.push({ path: at, noun: output.related, id, holder, name, called: output.called })
      holder[name] = id
    } else holder[name] = sampleOf(output, at, references)
  }
  return holder
}

const samples: Readonly<Record<Leaf['type'] | 'texts', unknown>> = {
  texts: ['texto'],
  varchar: 'texto',
  boolean: true,
  numeric: 1,
  decimal: '1.00',
  date: '2026-11-19',
  datetime: '2026-11-19T10:00:00',
}

function sampleOf(output: Output, path: string, references: Reference[]): unknown {
  if (output.type === 'list') return [filled(output.fields, path, references)]
  return output.type === 'object' ? filled(output.fields, path, references) : samples[output.type]
}

/** All records that the page names, as it shows them: values, and rows of its lists. */
function shownBy(shape: Shape, record: Record<string, unknown>): Named[] {
  const rows = Object.entries(shape).flatMap(([name, output]) =>
    output.type === 'list'
      ? (record[name] as object[]).flatMap((row) => rowDetailsOf(output.fields, row))
      : [],
  )
  return [...detailsOf(shape, record), ...rows].flatMap(({ names }) => names ?? [])
}

const records: readonly RecordOperation[] = management.filter((one) => one.kind === 'record')

describe('every declared reference of a page', () => {
  for (const { id, element } of records) {
    it(`of ${id} names a record with a page, and is shown as its link`, () => {
      const references: Reference[] = []
      const record = filled(element, id, references)
      for (const { path, noun, id, holder, name, called } of references) {
        const rivals = references.filter((one) => one.holder === holder && called && one.called === called)
        for (const rival of rivals) holder[rival.name] = rival.name === name ? id : null
        const shown = shownBy(element, record)
        assert.ok(
          shown.some((one) => one.noun === noun && one.id === id),
          `${path} is not shown as a link`,
        )
        assert.ok(
          nounRoutes.some((route) => route.noun === noun),
          `${path}: no page of ${noun}`,
        )
      }
    })
  }
})

/** Nouns with a page, by their table. */
const paged = Map.groupBy(
  records.map(({ noun }) => noun),
  tableOf,
)

interface Id {
  path: string
  table: string
  output: Output
}

/** Tables of the aliases that a part of a statement introduces. */
const tablesIn = (sql: string): Record<string, string> =>
  Object.fromEntries(
    [...`from ${sql}`.matchAll(/\b(?:from|join)\s+(\w+)\s+(\w+)/g)].map(([, table, alias]) => [alias, table]),
  )

/** Leaves whose source is the id of a row of a joined table, or a foreign key. */
function idsIn(shape: Shape, sources: AnySources, tables: Record<string, string>, path: string): Id[] {
  return Object.entries(shape).flatMap(([name, output]): Id[] => {
    const at = `${path}.${name}`
    const source = sources[name]!
    if ('fields' in output) return idsInPart(output, source, tables, at)
    const [, alias, column] = (typeof source === 'string' && /^(\w+)\.(\w+)$/.exec(source)) || []
    const table = column === 'id' ? tables[alias!] : /^(.+)_id$/.exec(column ?? '')?.[1]
    return table && paged.has(table) ? [{ path: at, table, output }] : []
  })
}

function idsInPart(
  output: Extract<Output, { fields: Shape }>,
  source: AnySource,
  tables: Record<string, string>,
  at: string,
): Id[] {
  if (typeof source === 'string' || 'column' in source) return []
  if ('from' in source) {
    const { from, item } = source as { from: string; item: AnySources }
    return idsIn(output.fields, item, { ...tables, ...tablesIn(from) }, at)
  }
  const shown = 'show' in source ? (source.show as AnySources) : (source as AnySources)
  return idsIn(output.fields, shown, tables, at)
}

describe('every id of another record on a page', () => {
  for (const { id, element } of records) {
    const { base, alias, joins, element: sources } = pages[id as keyof typeof pages].source
    const { [alias]: _, ...tables } = tablesIn(`${base} ${joins}`)
    it(`of ${id} declares its noun`, () => {
      const undeclared = idsIn(element, sources, tables, id).flatMap(({ path, table, output }) => {
        const nouns = paged.get(table)!
        const related = 'related' in output ? output.related : undefined
        return related && nouns.includes(related) ? [] : [`${path}: numberOf('${nouns.join("' or '")}', …)`]
      })
      assert.deepEqual(undeclared, [])
    })
  }
})
