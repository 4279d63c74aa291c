import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Field } from '../../catalogue/fields.ts'
import { operations } from '../../catalogue/index.ts'
import { occurrences } from '../../catalogue/occurrences.ts'
import type { InboundOperation, InputShape, Operation } from '../../catalogue/operation.ts'
import { portuguese } from '../../catalogue/phrase.ts'
import { isField } from '../../catalogue/schema.ts'

const all: readonly Operation[] = operations
const inbound = all.filter((one): one is InboundOperation => one.family === 'inbound')

/** Every declared input field, also inside lists and groups. */
function everyField(shape: InputShape): [string, Field][] {
  return Object.entries(shape).flatMap(([name, entry]) =>
    isField(entry) ? [[name, entry] as const, ...everyField(entry.items ?? {})] : everyField(entry.fields),
  ) as [string, Field][]
}
const shapes = all.flatMap((one): InputShape[] => {
  if (one.family === 'inbound') return [one.fields]
  return one.family === 'query' ? [] : [one.input]
})
const fields = shapes.flatMap(everyField)

describe('an occurrence', () => {
  it('on a refused record never says that a value was stored', () => {
    const wrong = Object.entries(occurrences).filter(
      ([, { severity, text }]) =>
        severity === 'Alerta' && /gravad|inclu[ií]d|atualizad|aplicad|guardad/.test(portuguese(text)),
    )
    assert.deepEqual(wrong, [])
  })
})

describe('a declared field', () => {
  it('of a list declares its maximum length', () => {
    const lists = fields.filter(([, { kind }]) => kind === 'list' || kind === 'texts')
    assert.ok(lists.length > 5)
    assert.deepEqual(
      lists.filter(([, { most }]) => !most || most > 500),
      [],
    )
  })

  it('of a decimal declares its minimum', () => {
    const open = inbound
      .flatMap((operation) => everyField(operation.fields))
      .filter(([, { kind, min }]) => kind === 'decimal' && min === undefined)
    assert.deepEqual(open, [])
  })
})
