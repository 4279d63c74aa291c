import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rotuloOf } from '../../catalogue/labels.ts'
import { machines } from '../../catalogue/machines/index.ts'
import type { Machine } from '../../catalogue/machines/machine.ts'
import { management } from '../../catalogue/management/index.ts'
import type { ManagementOperation } from '../../catalogue/operation.ts'
import type { Shape } from '../../catalogue/output.ts'
import { matching, searchedAmong, stepped } from '../../console/derive/palette.ts'
import { nounRoutes, pageRoutes, sections, toolRoutes } from '../../console/routes.ts'
import { words } from '../../console/text/catalogue.en.ts'
import { en } from '../../console/text/en.ts'
import { text } from '../../console/text/text.ts'

const labelsIn = (shape: Shape): string[] =>
  Object.entries(shape).flatMap(([name, part]) => [
    rotuloOf(name, part),
    ...('fields' in part ? labelsIn(part.fields) : []),
  ])

/** The words of the catalogue that lists, states and buttons show. */
function shown(): Set<string> {
  const operations: readonly ManagementOperation[] = management
  const all: readonly Machine[] = machines
  return new Set([
    ...sections,
    ...[...nounRoutes, ...toolRoutes, ...pageRoutes].map(({ label }) => label),
    ...all.flatMap(({ rotulo, states, moves }) => [
      rotulo,
      ...Object.keys(states),
      ...Object.values(moves).map((move) => move.rotulo),
    ]),
    ...operations.flatMap((one) => (one.kind === 'command' ? [one.rotulo] : [])),
    ...operations.flatMap((one) => (one.kind === 'listing' ? labelsIn(one.columns) : [])),
  ])
}

test('what lists, states and buttons show has English words, but for a few', () => {
  const missing = [...shown()].filter((word) => !Object.hasOwn(words, word))
  // A word that is missing is shown in Portuguese; how many may be is told here.
  assert.ok(missing.length <= 60, `${missing.length}: ${missing.join(', ')}`)
})

test('English says what Portuguese says: the same texts, and as many values in each', () => {
  const forms = (part: object): string[] =>
    Object.entries(part).flatMap(([name, value]) =>
      typeof value === 'object' && value ? forms(value).map((one) => `${name}.${one}`) : [name],
    )
  assert.deepEqual(forms(en), forms(text))
})

test('the palette finds pages without accents, by all words, those that begin with them first', () => {
  const rows = [
    { label: 'Contas bancárias', section: 'Financeiro' },
    { label: 'Convênios', section: 'Contratos' },
    { label: 'Contratos', section: 'Contratos' },
  ]
  const found = (asked: string) => matching(rows, asked).map(({ label }) => label)
  assert.deepEqual(found('contr'), ['Contratos', 'Convênios'])
  assert.deepEqual(found('bancarias FINAN'), ['Contas bancárias'])
  assert.deepEqual(found('nada'), [])
  assert.equal(found('').length, 3)
  assert.deepEqual([stepped(0, -1, 3), stepped(2, 1, 3), stepped(0, 1, 0)], [2, 0, 0])
  assert.ok(searchedAmong(nounRoutes).length > 4)
})
