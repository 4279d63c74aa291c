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

test('the example of every operation fills its form and comes back unchanged', () => {
  assert.ok(open.length > 40)
  for (const operation of open) {
    const fields = tryFields(operation)
    const body = sampleOf(operation) as Record<string, unknown>
    assert.ok(fields.length > 0 || Object.keys(body).length === 0, operation.id)
    assert.deepEqual(bodyOf(fields, typedOf(fields, body), body), body, operation.id)
  }
})

test('a form changes its fields of the body, and keeps unknown ones', () => {
  const operation = find('ConsultaLote')
  const fields = tryFields(operation)
  const before = { LOTE: '12', OUTRO: { a: 1 } }
  const typed = typedOf(fields, before)
  assert.equal(typed.LOTE, '12')
  assert.deepEqual(bodyOf(fields, { ...typed, QUANTIDADE: '5' }, before), { ...before, QUANTIDADE: 5 })
  assert.deepEqual(bodyOf(fields, { ...typed, LOTE: '13' }, before), { ...before, LOTE: 13 })
  // An invalid number is sent as typed, and the server refuses it.
  assert.deepEqual(bodyOf(fields, { ...typed, LOTE: 'doze' }, before), { ...before, LOTE: 'doze' })
  assert.deepEqual(bodyOf(fields, { ...typed, LOTE: '' }, before), { OUTRO: { a: 1 } })
})

test('records of a batch are rows, which keep unchanged fields', () => {
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

test('a batch is only simulated, by the page and by its command line', () => {
  const operation = find('RecebeAlunos')
  const body = { SIMULAR: 'N', ...sampleOf(operation) }
  assert.equal(sentOf(operation, body).SIMULAR, 'S')
  const [, sent] = /<<'JSON'\n(.*)\nJSON$/s.exec(curlOf('http://127.0.0.1', operation, body))!
  assert.deepEqual(JSON.parse(sent!), sentOf(operation, body))
  const query = find('ConsultaLote')
  assert.deepEqual(sentOf(query, { LOTE: 1 }), { LOTE: 1 })
})

test('the form offers simulation where an operation supports it', () => {
  const asks = (id: string) => tryFields(find(id)).some(({ name }) => name === 'SIMULAR')
  assert.deepEqual(['ReprocessaLote', 'ConsultaLote', 'RecebeAlunos'].map(asks), [true, false, false])
})
