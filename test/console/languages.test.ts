import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { rotuloOf } from '../../catalogue/labels.ts'
import { machines } from '../../catalogue/machines/index.ts'
import type { Machine } from '../../catalogue/machines/machine.ts'
import { incluiContrato } from '../../catalogue/management/contrato/inclui-contrato.ts'
import { management } from '../../catalogue/management/index.ts'
import { panelNumbers } from '../../catalogue/management/painel/numbers.ts'
import { panelParts } from '../../catalogue/management/painel/resumo-painel.ts'
import type { ManagementOperation } from '../../catalogue/operation.ts'
import type { Shape } from '../../catalogue/output.ts'
import { type FormField, formOf } from '../../console/derive/controls.ts'
import { inclusionsOf } from '../../console/derive/noun.ts'
import { matching, searchedAmong, stepped } from '../../console/derive/palette.ts'
import { nearestFirst } from '../../console/derive/rank.ts'
import { nounRoutes, pageRoutes, sections, toolRoutes } from '../../console/routes.ts'
import { words } from '../../console/text/catalogue.en.ts'
import { en } from '../../console/text/en.ts'
import { learn } from '../../console/text/say.ts'
import { text } from '../../console/text/text.ts'
import { texts } from '../../console/text/texts.en.ts'
import { projectRoot } from '../../server/config/config.ts'

const labelsIn = (shape: Shape): string[] =>
  Object.entries(shape).flatMap(([name, part]) => [
    rotuloOf(name, part),
    ...('fields' in part ? labelsIn(part.fields) : []),
  ])

const asked = (fields: readonly FormField[]): string[] =>
  fields.flatMap(({ label, control }) => [label, ...('fields' in control ? asked(control.fields) : [])])

/** The words of the catalogue that pages show by themselves: the menu, titles, labels, states and buttons. */
async function shown(): Promise<Set<string>> {
  const operations: readonly ManagementOperation[] = management
  const all: readonly Machine[] = machines
  const nouns = await Promise.all(nounRoutes.map(({ load }) => load()))
  const tools = await Promise.all(toolRoutes.map(({ load }) => load()))
  return new Set([
    ...sections,
    ...[...nounRoutes, ...toolRoutes, ...pageRoutes].map(({ label }) => label),
    ...nouns.flatMap((noun) => inclusionsOf(noun).map(({ title }) => title)),
    ...tools.flat().map(({ title }) => title),
    ...all.flatMap(({ rotulo, states, moves, former = {} }) => [
      rotulo,
      ...Object.values(former),
      ...Object.keys(states),
      ...Object.values(moves).map((move) => move.rotulo),
    ]),
    ...operations.flatMap((one) => {
      if (one.kind === 'command') return [one.rotulo, ...asked(formOf(one.input)), ...labelsIn(one.output)]
      if (one.kind === 'record') return labelsIn(one.element)
      return [
        one.title,
        ...labelsIn(one.columns),
        ...asked(formOf(one.filters)),
        ...Object.values(one.orders),
      ]
    }),
  ])
}

const choices = (fields: readonly FormField[]): string[] =>
  fields.flatMap(({ control }) => {
    if ('fields' in control) return choices(control.fields)
    return 'options' in control ? control.options.map(({ label }) => label) : []
  })

const valuesIn = (shape: Shape): string[] =>
  Object.values(shape).flatMap((part) => {
    if ('fields' in part) return valuesIn(part.fields)
    return Object.values(part.meanings ?? part.values ?? [])
  })

/** What codes stand for in lists, records and choices, what lists are searched by, and what the panel counts. */
const meant = (): Set<string> => {
  const operations: readonly ManagementOperation[] = management
  return new Set([
    ...Object.values(panelParts),
    ...Object.values(panelNumbers).flatMap((numbers) => numbers.map(({ rotulo }) => rotulo)),
    ...operations.flatMap((one) => {
      if (one.kind === 'command') return [...choices(formOf(one.input)), ...valuesIn(one.output)]
      if (one.kind === 'record') return valuesIn(one.element)
      return [one.search, ...valuesIn(one.columns), ...choices(formOf(one.filters))]
    }),
  ])
}

/** Codes that mean nothing but themselves, and names that are the same in every language. */
const isAlike = (word: string) =>
  /^([A-Z]|[a-zç]+([A-Z_][A-Za-z]*)*)$/u.test(word) ||
  /^(PDF|Pix|TED|SEI|gov\.br|Bradesco|Itaú|Santander|Banco do Brasil|Caixa Econômica Federal)$/.test(word)

test('what codes stand for is said in English, as are the hints of searches and the panel', () => {
  const missing = [...meant()].filter(
    (word) => word !== '' && !isAlike(word) && !Object.hasOwn(words, word) && !Object.hasOwn(texts, word),
  )
  assert.deepEqual(missing, [])
})

test('what pages show of the catalogue by themselves has English words', async () => {
  const missing = [...(await shown())].filter((word) => word !== '' && !Object.hasOwn(words, word))
  assert.deepEqual(missing, [])
})

const helped = (fields: readonly FormField[]): string[] =>
  fields.flatMap(({ help, control }) => [help, ...('fields' in control ? helped(control.fields) : [])])

/** The sentences of the catalogue that pages show: what states, moves and commands mean, and the help beside fields. */
function told(): Set<string> {
  const operations: readonly ManagementOperation[] = management
  const all: readonly Machine[] = machines
  return new Set([
    ...all.flatMap(({ states, moves }) =>
      [...Object.values(states), ...Object.values(moves)].map((one) => one.text),
    ),
    ...operations.flatMap((one) => {
      if (one.kind === 'command') return [one.description, ...helped(formOf(one.input))]
      return one.kind === 'record' ? [] : helped(formOf(one.filters))
    }),
  ])
}

test('the sentences of the catalogue that pages show have English ones, and those that nobody shows are gone', () => {
  const shown = [...told()].filter((sentence) => sentence !== '')
  assert.deepEqual(
    shown.filter((sentence) => !Object.hasOwn(texts, sentence)),
    [],
  )
  assert.deepEqual(
    Object.keys(texts).filter((sentence) => !shown.includes(sentence)),
    [],
  )
})

test('in English a form says nothing in Portuguese', () => {
  const asked = incluiContrato.input
  const before = formOf(asked)
  const english = { ...words, ...texts }
  learn(english)
  const after = formOf(asked)
  // The files behind this one read Portuguese again.
  learn(Object.fromEntries(Object.keys(english).map((word) => [word, word])))
  assert.deepEqual(formOf(asked), before)
  const sayings = (fields: readonly FormField[]) => helped(fields).filter((one) => one !== '')
  assert.equal(sayings(after).length, sayings(before).length)
  assert.deepEqual(
    sayings(after).filter((one) => sayings(before).includes(one)),
    [],
  )
})

test('pages say nothing in words of their own: all of them come from the texts, which have both languages', () => {
  const spelled = [
    /(?<=\s(?:label|title|placeholder|description|(?:aria|data)-label)=")[^"]*\p{L}{2}[^"]*(?=")/gu,
    /(?<=>)\s*\p{L}[^<>{}=;()]*(?=<\/)/gu,
  ]
  // What is written alike in every language.
  const alike = /^(CPF|curl|https:\/\/.*)$/
  const found = globSync('console/**/*.tsx', { cwd: projectRoot }).flatMap((file) => {
    const source = readFileSync(join(projectRoot, file), 'utf8')
    const said = spelled.flatMap((pattern) => source.match(pattern) ?? []).map((one) => one.trim())
    return said.filter((one) => !alike.test(one)).map((one) => `${file}: ${one}`)
  })
  assert.deepEqual(found, [])
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

test('what is searched for by name begins with the nearest: names, then words, then the middle of words', () => {
  const names = ['Adriana Alves', 'Bruno Anastácio', 'Ana Braga', 'Zoé Luz', 'Ânara Cruz']
  const found = nearestFirst(names, (name) => name, ' ana ')
  assert.deepEqual(found, ['Ana Braga', 'Ânara Cruz', 'Bruno Anastácio', 'Adriana Alves', 'Zoé Luz'])
})
