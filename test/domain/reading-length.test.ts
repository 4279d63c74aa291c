import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Field } from '../../catalogue/fields.ts'
import { operations } from '../../catalogue/index.ts'
import type { InputShape, Operation } from '../../catalogue/operation.ts'
import { rawLengthLimit } from '../../server/records/raw-length.ts'
import { readerOf } from '../../server/records/readers.ts'
import { Report } from '../../server/records/report.ts'
import { charactersRead } from '../support/characters-read.ts'

const context = { zone: 'America/Sao_Paulo', today: '2026-03-02', suspicious: true }

/** Every field that any operation reads, also in lists and groups. */
function fieldsIn(shape: InputShape): [string, Field][] {
  return Object.entries(shape).flatMap(([name, part]): [string, Field][] => {
    if ('fields' in part) return fieldsIn(part.fields)
    return [[name, part], ...fieldsIn(part.items ?? {})]
  })
}
const all: readonly Operation[] = operations
const fields = all.flatMap((operation) => {
  if (operation.family === 'inbound') return fieldsIn(operation.fields)
  if (operation.family !== 'query') return fieldsIn(operation.input)
  return fieldsIn(
    Object.fromEntries(Object.entries(operation.filters).map(([name, { field }]) => [name, field])),
  )
})

/** Units whose repetition could cause backtracking. */
const units = [
  '0',
  '1',
  ' ',
  '\t',
  '.',
  ',',
  '-',
  '/',
  '=',
  '@',
  'a@a.',
  'a.',
  '0.',
  '00/',
  'é',
  'e\u0301',
  '\u200b',
]
const endings = ['', 'x', '1']
const nasty = (length: number) =>
  units.flatMap((unit) =>
    endings.map((ending) => unit.repeat(Math.floor(length / unit.length)).slice(ending.length) + ending),
  )

describe('a text for a field', () => {
  it('is refused by length alone when it is far too long', () => {
    const texts = nasty(2 ** 20)
    for (const [name, field] of new Map(fields.filter(([, { kind }]) => kind !== 'file'))) {
      const reports = texts.map(() => new Report())
      const looked = charactersRead(() => {
        for (const [at, text] of texts.entries()) readerOf(field)(text, name, reports[at]!, context)
      })
      // The rest is for formatting the messages.
      assert.ok(looked < 1000 * texts.length, `${name}: ${looked} characters`)
      assert.ok(
        reports.every(({ found }) => found[0]?.code === 'TAMANHO_EXCEDIDO' && found.length === 1),
        name,
      )
    }
  })

  it('is parsed by reading each character a few times at most', () => {
    const byForm = new Map(fields.map(([name, field]) => [`${field.kind} ${field.length}`, { name, field }]))
    for (const { name, field } of byForm.values()) {
      const length = Math.min(rawLengthLimit(field), 2 ** 20)
      const texts = nasty(length)
      for (const text of texts) {
        const looked = charactersRead(() => readerOf(field)(text, name, new Report(), context))
        assert.ok(looked <= 20 * length + 1000, `${field.kind}: ${looked} characters of ${length}`)
      }
    }
  })

  it('has room for what its field declares', () => {
    for (const [name, field] of fields) assert.ok(rawLengthLimit(field) > field.length, name)
  })
})
