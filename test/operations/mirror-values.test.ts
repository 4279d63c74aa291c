import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { recebeCursos } from '../../catalogue/academic/recebe-cursos.ts'
import type { Field } from '../../catalogue/fields.ts'
import { cpfOf, type Fields } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

/** Characters that mean something to JSON, SQL, COPY or the marks of sealed values, and some of several bytes. */
const characters = fc.constantFrom(...'aZ09 \'"\\/:;,{}[]%_$|\n\t\u00a0éçÃß–漢🎓\u2028')
const textOf = (length: number) =>
  fc.string({ unit: characters, minLength: 1, maxLength: Math.min(length, 30) }).map((text) => text.trim())
const days = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2005-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** A valid value of the field as it is stored, by the field's declaration. */
function anyValue(field: Field): fc.Arbitrary<string | number> {
  switch (field.kind) {
    case 'numeric':
      return fc.integer({ min: 0, max: 10 ** field.length - 1 })
    case 'date':
      return days
    case 'code':
    case 'flag':
      return fc.constantFrom(...Object.keys(field.codes!.values))
    case 'cep':
      return fc.integer({ min: 1_000_000, max: 99_999_999 }).map((digits) => String(digits).padStart(8, '0'))
    case 'uf':
      return fc.constantFrom('SP', 'AM', 'RS')
    case 'banco':
      return fc.constantFrom('001', '341', '260')
    default:
      return textOf(field.length)
  }
}

const outputName = (name: string, prefix: string) =>
  name
    .slice(prefix.length)
    .toLowerCase()
    .replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Records with any of the fields present, empty or absent; required ones are always filled. */
function records(fields: Readonly<Record<string, Field>>, prefix: string, without: RegExp) {
  const parts = Object.entries(fields)
    .filter(([name]) => name.startsWith(prefix) && !without.test(name))
    .map(([name, field]) => {
      const filled = anyValue(field).filter((value) => value !== '')
      return [name, field.required ? filled : fc.option(filled, { nil: '' })] as const
    })
  const required = Object.entries(fields).flatMap(([name, field]) =>
    field.required && !without.test(name) ? [name] : [],
  )
  return fc.record(Object.fromEntries(parts), { requiredKeys: required }) as fc.Arbitrary<Fields>
}

/** What must come out for a value that went in. */
function mirrored(field: Field, value: unknown): unknown {
  if (value !== undefined && value !== '') return value
  if (field.kind === 'flag') return 'N'
  return field.kind === 'numeric' || field.kind === 'date' ? null : ''
}

describe('any valid record comes back with the values it was sent with', () => {
  let world: World
  let client: Institution
  let made = 0
  before(async () => {
    world = await World.open()
    client = await world.institution()
  })
  after(() => world.close())

  const element = async (name: string, codigoIntegracao: string) => {
    const operation = `RetornaDadosIntegracao${name}`
    const { body } = await world.query(operation, { token: client.token, codigoIntegracao })
    const { elementos } = body[`integracao${name}`] as { elementos: Fields[] }
    assert.equal(elementos.length, 1)
    return elementos[0]!
  }
  const send = async (operation: { id: string; list: string }, record: Fields) => {
    const { resultados, ocorrencias, lote } = await world.process(client, operation.id, operation.list, [
      record,
    ])
    assert.equal(resultados, 'I', JSON.stringify(ocorrencias))
    return lote
  }

  it('courses', async () => {
    const { fields, prefix } = recebeCursos
    const arbitrary = records(fields, prefix, /IDENTIFICACAO|UNIDADE|VALIDADE/)
    await fc.assert(
      fc.asyncProperty(arbitrary, textOf(20), textOf(100), async (drawn, code, unit) => {
        const key = `C${++made}${code}`
        const units = unit === '' ? {} : { ESICU_CODIGO_UNIDADE: key, ESICU_NOME_UNIDADE: unit }
        const record: Fields = { ...drawn, ...units, ESICU_IDENTIFICACAO: key }
        const lote = await send(recebeCursos, record)
        const { identificador, inclusao, atualizacao, ...seen } = await element('Cursos', key)
        const expected = Object.entries(fields).flatMap(([name, field]) =>
          name.startsWith(prefix) ? [[outputName(name, prefix), mirrored(field, record[name])]] : [],
        )
        assert.deepEqual(seen, {
          ...Object.fromEntries(expected),
          identificacao: key,
          situacao: 'Ativo',
          validade: null,
          lote,
        })
      }),
      { numRuns: 30 },
    )
  })

  it('students', async () => {
    const { fields, prefix } = recebeAlunos
    const bank = ['ESIAL_BANCO', 'ESIAL_AGENCIA', 'ESIAL_CONTA'] as const
    const arbitrary = records(fields, prefix, /IDENTIFICACAO|SENHA|EMAIL|LOGIN|CPF|VALIDADE|DEFICIENCIA/)
    await fc.assert(
      fc.asyncProperty(arbitrary, textOf(20), async (drawn, code) => {
        const number = ++made
        const own = { ESIAL_LOGIN: `l${number}`, ESIAL_CPF: cpfOf(number), ESIAL_EMAIL: `É${number}@x.br` }
        const record: Fields = { ...drawn, ...own, ESIAL_IDENTIFICACAO: `A${number}${code}` }
        const lote = await send(recebeAlunos, record)
        const { identificador, inclusao, atualizacao, banco, bloqueadoAte, ...seen } = await element(
          'Alunos',
          String(record.ESIAL_IDENTIFICACAO),
        )
        const hidden = /SENHA|DEFICIENCIA|BLOQUEIO|_BANCO|AGENCIA|CONTA/
        const expected = Object.entries(fields).flatMap(([name, field]) =>
          name.startsWith(prefix) && !hidden.test(name)
            ? [[outputName(name, prefix), mirrored(field, record[name])]]
            : [],
        )
        assert.deepEqual(seen, { ...Object.fromEntries(expected), situacao: 'Ativo', lote })
        assert.equal(bloqueadoAte, record.ESIAL_DT_BLOQUEIO_ACESSO || null)
        const members = bank.map((name) => [outputName(name, prefix), record[name] ?? ''])
        assert.deepEqual(banco, bank.some((name) => record[name]) ? Object.fromEntries(members) : null)
      }),
      { numRuns: 30 },
    )
  })
})
