import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { inLanguage } from '../../catalogue/phrase.ts'
import { matching, stepped } from '../../console/derive/palette.ts'
import { nearestFirst } from '../../console/derive/rank.ts'
import { projectRoot } from '../../server/config/config.ts'
import { allPhrases } from '../support/phrases.ts'

const namesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

test('every phrase of the catalogue has a text in both languages, with the same values', () => {
  const phrases = allPhrases()
  assert.ok(phrases.length > 3_000, `${phrases.length}`)
  for (const phrase of phrases) {
    const [pt, en] = [inLanguage(phrase, 'pt'), inLanguage(phrase, 'en')]
    assert.equal(en.trim() === '', pt.trim() === '', pt)
    assert.deepEqual(namesIn(en), namesIn(pt), pt)
  }
})

/** Words of sentences that English does not have. */
const portuguese =
  /(?<![\p{L}\d_-])(não|são|está|que|uma|para|dos|das|pelo|pela|ao|é|ou|com|sem)(?![\p{L}\d_-])/u

test('English says nothing in Portuguese', () => {
  const found = allPhrases()
    .map((phrase) => inLanguage(phrase, 'en'))
    .filter((en) => portuguese.test(en.replace(/"[^"]*"|“[^”]*”|`[^`]*`/g, '')))
  assert.deepEqual([...new Set(found)], [])
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
})

test('what is searched for by name begins with the nearest: names, then words, then the middle of words', () => {
  const names = ['Adriana Alves', 'Bruno Anastácio', 'Ana Braga', 'Zoé Luz', 'Ânara Cruz']
  const found = nearestFirst(names, (name) => name, ' ana ')
  assert.deepEqual(found, ['Ana Braga', 'Ânara Cruz', 'Bruno Anastácio', 'Adriana Alves', 'Zoé Luz'])
})
