import assert from 'node:assert/strict'
import { test } from 'node:test'
import { said, saidTogether } from '../../catalogue/message.ts'
import { occurrences } from '../../catalogue/occurrences.ts'
import type { Phrase } from '../../catalogue/phrase.ts'
import { problems } from '../../catalogue/problems.ts'
import { isMessage, render, renderedJson } from '../../catalogue/render.ts'
import { texts } from '../../catalogue/texts/index.ts'

const all: [string, Phrase][] = [
  ...Object.entries(texts).flatMap(([subject, table]) =>
    Object.entries<Phrase>(table).map(([name, text]): [string, Phrase] => [`${subject}.${name}`, text]),
  ),
  ...Object.entries(occurrences).map(([code, { text }]): [string, Phrase] => [code, text]),
  ...Object.entries<Phrase>(problems),
]

const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted()

test('the texts of a code name the same values in both languages', () => {
  for (const [code, { pt, en }] of all) assert.deepEqual(namesIn(en), namesIn(pt), code)
})

test('no English text is the Portuguese one, unless it has no words of its own', () => {
  const words = (text: string) => text.replace(/\{\w+\}/g, '').match(/\p{L}{3,}/gu) ?? []
  const same = all.filter(([, { pt, en }]) => pt === en && words(pt).length > 1)
  assert.deepEqual(
    same.map(([code]) => code),
    [],
  )
})

test('occurrences and problems share no code', () => {
  assert.deepEqual(
    Object.keys(occurrences).filter((code) => code in problems),
    [],
  )
})

test('messages are rendered with the messages inside them, also after JSON, and data stay as they are', () => {
  const message = saidTogether([
    said('contrato.saldoRecessoDias', { dias: 12 }),
    said('contrato.limiteNivelEnsinoHoras', { limite: 6, periodo: said('comum.dia') }),
  ])
  assert.equal(
    render(message, 'pt'),
    'O saldo de recesso é de 12 dias. O limite do nível de ensino é de 6 horas por dia.',
  )
  const stored: unknown = JSON.parse(JSON.stringify(message))
  assert.ok(isMessage(stored))
  assert.equal(
    render(stored, 'en'),
    'The balance of recess is 12 days. The limit of the level of education is 6 hours by day.',
  )
  const answer = { mensagem: said('comum.faltaAluno'), dado: 'Falta o aluno.' }
  assert.equal(renderedJson(answer, 'en'), '{"mensagem":"The student is missing.","dado":"Falta o aluno."}')
})

test('what no version knows as a code is data', () => {
  assert.equal(isMessage({ codigo: 'contrato.deOutraVersao', valores: {} }), false)
  assert.equal(isMessage({ codigo: 'A1', valores: [] }), false)
})
