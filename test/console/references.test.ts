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
  /** Leaf that tells the noun, with the value that tells this one. */
  told?: [leaf: string, value: string]
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
    } else if ('relatedBy' in output && output.relatedBy) {
      const { leaf, nouns } = output.relatedBy
      const values = 'values' in shape[leaf]! ? (shape[leaf].values ?? []) : []
      for (const value of nouns ? Object.keys(nouns) : values.length > 0 ? values : ['contrato']) {
        const id = references.length + 1
        const noun = nouns ? nouns[value]! : value
        references.push({ path: at, noun, id, holder, name, called: output.called, told: [leaf, value] })
      }
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
      for (const { path, noun, id, holder, name, called, told } of references) {
        const rivals = references.filter((one) => one.holder === holder && called && one.called === called)
        for (const rival of rivals) holder[rival.name] = rival.name === name ? id : null
        if (told) holder[told[0]] = told[1]
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

/** Tables whose records have no page of a noun. */
const withoutPage = new Set(['disciplina', 'link', 'lote', 'turma', 'unidade'])

/** Names of records that another link of the page leads to. */
const elsewhere = new Set([
  // Of the vacancy, beside its link.
  'ConsultaCandidatura.vaga.concedente',
  // In the form of the interface; `orientador` is the link.
  'ConsultaContrato.professor.professor',
  // The number that the bank gave to the account.
  'ConsultaRemessa.convenio',
])

/** Columns with the name of a record. */
const naming = /^(nome|nome_social|nome_fantasia|titulo|numero|convenio|apolice)$/

interface Shown {
  path: string
  output: Output
  /** Table of the record whose id the source is; undefined if several tables are possible. */
  idOf?: string | undefined
  /** Table of the record whose name the source is. */
  nameOf?: string
  /** The leaves around it. */
  holder: Shape
}

/** Tables of the aliases that a part of a statement introduces. */
const tablesIn = (sql: string): Record<string, string> =>
  Object.fromEntries(
    [...`from ${sql}`.matchAll(/\b(?:from|join)\s+(\w+)\s+(\w+)/g)].map(([, table, alias]) => [alias, table]),
  )

/** Ids and names of other records among the leaves of a page, by their sources. */
function shownIn(shape: Shape, sources: AnySources, tables: Record<string, string>, path: string): Shown[] {
  return Object.entries(shape).flatMap(([name, output]): Shown[] => {
    const at = `${path}.${name}`
    const source = sources[name]!
    if ('fields' in output) return shownInPart(output, source, tables, at)
    const said = { path: at, output, holder: shape }
    if (typeof source !== 'string') return []
    const [, alias = '', column = ''] = /^(\w+)\.(\w+)$/.exec(source) ?? []
    const joined = column === 'id' ? tables[alias] : undefined
    if (joined) return paged.has(joined) ? [{ ...said, idOf: joined }] : []
    const key = /^(.+)_id$/.exec(column)?.[1]
    if (key) return withoutPage.has(key) ? [] : [{ ...said, idOf: paged.has(key) ? key : undefined }]
    if (/\bselect\b/.test(source)) return []
    return [...source.matchAll(/\b(\w+)\.(\w+)\b/g)].flatMap(([, of = '', column = '']) => {
      const table = tables[of]
      return table && paged.has(table) && naming.test(column) ? [{ ...said, nameOf: table }] : []
    })
  })
}

function shownInPart(
  output: Extract<Output, { fields: Shape }>,
  source: AnySource,
  tables: Record<string, string>,
  at: string,
): Shown[] {
  if (typeof source === 'string' || 'column' in source) return []
  if ('from' in source) {
    const { from, item } = source as { from: string; item: AnySources }
    return shownIn(output.fields, item, { ...tables, ...tablesIn(from) }, at)
  }
  const shown = 'show' in source ? (source.show as AnySources) : (source as AnySources)
  return shownIn(output.fields, shown, tables, at)
}

/** Whether a leaf is declared as the id of a record of such a table, or of one of several nouns. */
function declares(output: Output, table: string | undefined): boolean {
  const { related, relatedBy } = { related: undefined, relatedBy: undefined, ...output }
  return Boolean(relatedBy) || Boolean(related && (!table || paged.get(table)!.includes(related)))
}

describe('every other record on a page', () => {
  for (const { id, element } of records) {
    const { base, alias, joins, element: sources } = pages[id as keyof typeof pages].source
    const { [alias]: _, ...tables } = tablesIn(`${base} ${joins}`)
    const shown = shownIn(element, sources, tables, id)
    it(`of ${id} whose id is answered has its noun declared`, () => {
      const undeclared = shown.filter(
        ({ output, idOf, nameOf }) => nameOf === undefined && !declares(output, idOf),
      )
      assert.deepEqual(
        undeclared.map(({ path, idOf }) => `${path}: ${idOf ?? 'declare a noun'}`),
        [],
      )
    })
    it(`of ${id} that is named has its id beside the name`, () => {
      const unlinked = shown.filter(
        ({ path, holder, nameOf }) =>
          nameOf && !elsewhere.has(path) && !Object.values(holder).some((one) => declares(one, nameOf)),
      )
      assert.deepEqual(
        unlinked.map(({ path, nameOf }) => `${path}: ${nameOf}`),
        [],
      )
    })
  }
})
