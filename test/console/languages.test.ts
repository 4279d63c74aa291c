import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { inLanguage } from '../../catalogue/phrase.ts'
import { type ProblemCode, problems } from '../../catalogue/problems.ts'
import { Problem } from '../../client/problem.ts'
import { matching, searchedAmong, stepped } from '../../console/derive/palette.ts'
import { learnProblems, problemText } from '../../console/derive/problems.ts'
import { nearestFirst } from '../../console/derive/rank.ts'
import { nounRoutes } from '../../console/routes.ts'
import { learn, tell, tellDeed, tellReason } from '../../console/text/tell.ts'
import { told } from '../../console/text/told.en.ts'
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

/** What is said to who reads English. The files behind this one read Portuguese again. */
function inEnglish<T>(read: () => T): T {
  learn(told)
  try {
    return read()
  } finally {
    learn(Object.fromEntries(Object.keys(told).map((word) => [word, word])))
  }
}

test('sentences are said with what is in them, and what people typed stays as it is', () => {
  inEnglish(() => {
    assert.equal(tell('Falta o dia da expedição.'), 'Missing: the day of issue.')
    assert.equal(tell('O saldo de recesso é de 12 dias.'), 'The balance of recess is 12 days.')
    assert.equal(tellReason('O prazo para assinar passou.'), 'The time to sign has passed.')
    assert.equal(tellReason('Aditivo 2.'), 'Amendment 2.')
    assert.equal(
      tellReason('BD: Inclusão aceita; pagamento agendado. ZZ: Outra coisa.'),
      'BD: Addition accepted; payment scheduled. ZZ: Outra coisa.',
    )
    for (const typed of ['Falta o comprovante.', 'Cancelado', 'Mudou de curso: ver e-mail.'])
      assert.equal(tellReason(typed), typed)
    assert.equal(tellDeed('Contrato cancelado: o aluno desistiu'), 'Contract cancelled: o aluno desistiu')
  })
})

test('refusals are told in English by their codes and details', () => {
  const refusal = (
    codigo: ProblemCode,
    detalhes: Readonly<Record<string, unknown>>,
    mensagem = 'Mensagem.',
  ) => new Problem({ codigo, mensagem, detalhes }, 422, new Headers({ 'x-request-id': 'abc' }))
  learnProblems(problems)
  inEnglish(() => {
    assert.equal(problemText(refusal('INTERNO', {})), 'Internal failure. It was recorded under the code abc.')
    assert.equal(
      problemText(refusal('CONFLITO', { vista: 1, atual: 2 })),
      'The record has changed since it was seen: it was at version 1 and is at 2.',
    )
    const achados = [{ gravidade: 'impede', mensagem: 'O prazo já passou.' }]
    assert.equal(
      problemText(refusal('REGRA_IMPEDE', { achados, detalhe: 'O prazo já passou.' })),
      'Rules are in the way: The deadline has passed.',
    )
    // A sentence with a hole would say less than the Portuguese one.
    assert.equal(problemText(refusal('CONFLITO', {}, 'O registro mudou.')), 'O registro mudou.')
  })
  learnProblems({})
  assert.equal(problemText(refusal('INTERNO', {}, 'Falha interna.')), 'Falha interna.')
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
  assert.ok(searchedAmong(nounRoutes).length > 4)
})

test('what is searched for by name begins with the nearest: names, then words, then the middle of words', () => {
  const names = ['Adriana Alves', 'Bruno Anastácio', 'Ana Braga', 'Zoé Luz', 'Ânara Cruz']
  const found = nearestFirst(names, (name) => name, ' ana ')
  assert.deepEqual(found, ['Ana Braga', 'Ânara Cruz', 'Bruno Anastácio', 'Adriana Alves', 'Zoé Luz'])
})
