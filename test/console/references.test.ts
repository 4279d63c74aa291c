import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { management } from '../../catalogue/management/index.ts'
import type { RecordOperation } from '../../catalogue/operation.ts'
import type { Leaf, Output, Shape } from '../../catalogue/output.ts'
import { detailsOf, type Named, rowDetailsOf } from '../../console/derive/details.ts'
import { nounRoutes } from '../../console/routes.ts'

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

describe('every declared reference of a page', () => {
  const records: readonly RecordOperation[] = management.filter((one) => one.kind === 'record')
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
