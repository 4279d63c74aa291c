import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForPeople } from '../../catalogue/doors.ts'
import { operations } from '../../catalogue/index.ts'
import type { Operation } from '../../catalogue/operation.ts'
import { bodyOf, tryFields, typedOf } from '../../console/derive/try-form.ts'
import { curlOf, sampleOf, sentOf } from '../../console/pages/referencia/sample.ts'

const all: readonly Operation[] = operations
const open = all.filter(isForPeople)
const find = (id: string) => open.find((one) => one.id === id)!

test('the sample of every operation that people can try goes into its form and comes back as it was', () => {
  assert.ok(open.length > 40)
  for (const operation of open) {
    const fields = tryFields(operation)
    const body = sampleOf(operation) as Record<string, unknown>
    assert.ok(fields.length > 0 || Object.keys(body).length === 0, operation.id)
    assert.deepEqual(bodyOf(fields, typedOf(fields, body), body), body, operation.id)
  }
})

test('what a form says is in the body, and what it does not know stays there', () => {
  const operation = find('ConsultaLote')
  const fields = tryFields(operation)
  const before = { LOTE: '12', OUTRO: { a: 1 } }
  const typed = typedOf(fields, before)
  assert.equal(typed.LOTE, '12')
  assert.deepEqual(bodyOf(fields, { ...typed, QUANTIDADE: '5' }, before), { ...before, QUANTIDADE: 5 })
  assert.deepEqual(bodyOf(fields, { ...typed, LOTE: '13' }, before), { ...before, LOTE: 13 })
  // What is no number is told as it was typed, and refused by the server.
  assert.deepEqual(bodyOf(fields, { ...typed, LOTE: 'doze' }, before), { ...before, LOTE: 'doze' })
  assert.deepEqual(bodyOf(fields, { ...typed, LOTE: '' }, before), { OUTRO: { a: 1 } })
})

test('records of a batch are rows, each with what nobody touched in it', () => {
  const operation = find('RecebeAlunos')
  const fields = tryFields(operation)
  const before = { SDT_INT_ALUNOS: [{ ESIAL_ALUNO: 'Ana', DE_OUTRO: 1 }, { ESIAL_ALUNO: 'Bia' }] }
  const typed = typedOf(fields, before)
  const rows = typed.SDT_INT_ALUNOS as readonly Record<string, string>[]
  const next = { ...typed, SDT_INT_ALUNOS: [{ ...rows[0], ESIAL_ALUNO: 'Ana Paula' }, rows[1]!] }
  assert.deepEqual(bodyOf(fields, next, before), {
    SDT_INT_ALUNOS: [{ ESIAL_ALUNO: 'Ana Paula', DE_OUTRO: 1 }, { ESIAL_ALUNO: 'Bia' }],
  })
})

test('a batch is only simulated, by the page and by the command line that does the same', () => {
  const operation = find('RecebeAlunos')
  const body = { SIMULAR: 'N', ...sampleOf(operation) }
  assert.equal(sentOf(operation, body).SIMULAR, 'S')
  const [, sent] = /<<'JSON'\n(.*)\nJSON$/s.exec(curlOf('http://127.0.0.1', operation, body))!
  assert.deepEqual(JSON.parse(sent!), sentOf(operation, body))
  const query = find('ConsultaLote')
  assert.deepEqual(sentOf(query, { LOTE: 1 }), { LOTE: 1 })
})

test('where an operation can be simulated, its form asks for it', () => {
  const asks = (id: string) => tryFields(find(id)).some(({ name }) => name === 'SIMULAR')
  assert.deepEqual(['ReprocessaLote', 'ConsultaLote', 'RecebeAlunos'].map(asks), [true, false, false])
})
