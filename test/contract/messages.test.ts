import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Field, Kind } from '../../catalogue/fields.ts'
import { operations } from '../../catalogue/index.ts'
import { management } from '../../catalogue/management/index.ts'
import { caseOf, problemsOf } from '../../catalogue/openapi/failures.ts'
import type { InputShape, Operation } from '../../catalogue/operation.ts'
import { bodyProblems, type ProblemCode, problems } from '../../catalogue/problems.ts'
import { isField } from '../../catalogue/schema.ts'
import { readerOf } from '../../server/records/readers.ts'
import { Report } from '../../server/records/report.ts'
import { variantsOf } from '../support/variants.ts'

const all: readonly Operation[] = operations
const reading = all.filter((operation) => ['query', 'read'].includes(caseOf(operation)))

/** Every field of a request, also inside groups and lists. */
function fieldsIn(shape: InputShape): [string, Field][] {
  return Object.entries(shape).flatMap(([name, entry]): [string, Field][] =>
    isField(entry) ? [[name, entry], ...fieldsIn(entry.items ?? {})] : fieldsIn(entry.fields),
  )
}
const shapeOf = (operation: Operation): InputShape => {
  if (operation.family === 'inbound') return operation.fields
  if (operation.family !== 'query') return operation.input
  return Object.fromEntries(Object.entries(operation.filters).map(([name, { field }]) => [name, field]))
}
const fields = [
  ...all.flatMap((operation) => fieldsIn(shapeOf(operation))),
  ...management.flatMap((operation) => ('input' in operation ? fieldsIn(operation.input) : [])),
]

const context = { zone: 'America/Sao_Paulo', today: '2026-03-10', suspicious: true }
/** The finding about a value of a field. */
function told(name: string, field: Field, value: unknown) {
  const report = new Report()
  readerOf(field)(value, name, report, context)
  return report.found
}

/** Advice that fits only some kinds of fields. */
const advice: [RegExp, readonly Kind[]][] = [
  [/AAAA-MM-DD/, ['date', 'datetime']],
  [/HH:MM/, ['time']],
  [/CPF/, ['cpf', 'documento', 'uf']],
  [/CNPJ/, ['cnpj', 'documento', 'uf']],
  [/CEP/, ['cep']],
  [/sigla/, ['uf']],
  [/nome@/, ['email']],
  [/base64/, ['file']],
]

describe('the message of a refusal', () => {
  it('of a query mentions neither storage nor batches', () => {
    assert.ok(reading.length > 40)
    const codes = new Set<ProblemCode>([...reading.flatMap(problemsOf), ...bodyProblems, 'REGISTRO_INVALIDO'])
    const wrong = [...codes].filter(
      (code) => /gravad|\blote|\benvio/i.test(problems[code].pt) || /stored|batch/i.test(problems[code].en),
    )
    assert.deepEqual(wrong, [])
  })

  it('about a value does not mention records, which queries and commands do not have', () => {
    const wrong = new Set<string>()
    for (const [name, field] of fields) {
      for (const { value, refused } of variantsOf(name, field)) {
        if (!refused) continue
        for (const { code, message } of told(name, field, value)) {
          if (/\bregistro\b|\bgravado/.test(message)) wrong.add(`${code}: ${message}`)
        }
      }
    }
    assert.deepEqual([...wrong], [])
  })

  it('about a value gives advice that fits its field', () => {
    const wrong = new Set<string>()
    for (const [name, field] of fields) {
      for (const { value } of variantsOf(name, field)) {
        for (const { code, message } of told(name, field, value)) {
          // Its message lists the codes of the field, which may contain any word.
          if (code === 'VALOR_INVALIDO' && field.codes) continue
          for (const [words, kinds] of advice) {
            if (words.test(message) && !kinds.includes(field.kind))
              wrong.add(`${field.kind} ${code}: ${message}`)
          }
        }
      }
    }
    assert.deepEqual([...wrong], [])
  })

  it('about a value out of range, or not in a list, does not call its type wrong', () => {
    let seen = 0
    for (const [name, field] of fields) {
      const { min, max, kind, codes } = field
      if (kind !== 'numeric' && kind !== 'decimal' && kind !== 'code') continue
      const beyond = [
        ...(max === undefined ? [] : [String(max + 1)]),
        ...(min === undefined || min < 1 ? [] : [String(min - 1)]),
        ...(codes?.unknown === 'refuse' ? ['%'] : []),
      ]
      for (const value of beyond) {
        seen++
        const [finding] = told(name, field, value)
        assert.ok(finding, `${name}: ${value}`)
        assert.ok(
          ['VALOR_INVALIDO', 'TAMANHO_EXCEDIDO'].includes(finding.code),
          `${name}: ${finding.message}`,
        )
        assert.doesNotMatch(finding.message, /tipo inválido/i)
      }
    }
    assert.ok(seen > 50)
  })

  it('about 0001-01-01 explains that another system writes it for an empty date', () => {
    const dates = fields.filter(([, { kind }]) => kind === 'date' || kind === 'datetime')
    assert.ok(dates.length > 20)
    for (const [name, field] of dates) {
      for (const value of ['0001-01-01', '0001-01-01T00:00:00', '01/01/0001', '1/1/0001']) {
        const [finding] = told(name, field, value)
        assert.equal(finding?.code, 'DATA_INVALIDA')
        // A required field cannot be empty, unless another one is filled.
        const instead = field.required && !field.unless ? 'informe uma data' : 'envie o campo vazio'
        assert.match(finding.message, new RegExp(`outro sistema.*; ${instead}`), `${name}: ${value}`)
      }
      assert.match(told(name, field, '2026-02-30')[0]!.message, /AAAA-MM-DD ou dd\/mm\/aaaa/)
    }
  })
})
