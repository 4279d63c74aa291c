import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { operations } from '../../catalogue/index.ts'
import { type Operation, pathOf, type QueryOperation } from '../../catalogue/operation.ts'
import { messageOf, refusalBody } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const all: readonly Operation[] = operations
const queries = all.filter((operation): operation is QueryOperation => operation.family === 'query')

/** The same value at each end of the period. */
const eachEnd = (value: string, told: string): [string, string][] => [
  [`"dataInicio":${value}`, `dataInicio ${told}`],
  [`"dataInicio":"2026-01-01","dataFim":${value}`, `dataFim ${told}`],
]
const otherSystem = 'é o que outro sistema escreve onde não há data'
const periods: [string, string][] = [
  ['"dataInicio":""', 'informe dataInicio'],
  ['"dataInicio":null', 'informe dataInicio'],
  ['"dataInicio":"0000-00-00T00:00:00"', 'informe dataInicio'],
  ['"dataFim":"2026-01-01"', 'informe dataInicio'],
  ...['"2026-02-30"', '"31/12"', '"12/31/2026"', '"2026-01-01T25:00"', '"a\\u0000"'].flatMap((value) =>
    eachEnd(value, 'não é uma data do calendário; use AAAA-MM-DD ou dd/mm/aaaa'),
  ),
  ...['20260101', '{}', 'true'].flatMap((value) => eachEnd(value, 'não é uma data em texto')),
  ['"dataInicio":"0001-01-01"', `dataInicio ${otherSystem}; informe uma data`],
  ['"dataInicio":"2026-01-01","dataFim":"01/01/0001"', `dataFim ${otherSystem}; envie o campo vazio`],
  ['"dataInicio":"2026-01-02","dataFim":"2026-01-01"', 'dataFim é anterior a dataInicio'],
]
const numbers = ['-1', '1.5', '"um"', '"1\\u0000"', '9007199254740993', '1e999', '-1e999', '[]', '{}', 'true']
const texts = ['"a\\u0000b"', '"\\ud800"', '"\\u001b"', '{}', '["x"]', 'true']

describe('an invalid query', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
  })
  after(() => world.close())

  for (const operation of queries) {
    const ask = (rest: string) => world.post(pathOf(operation), `{"token":"${client.token}",${rest}}`)

    it(`names the error in the period, for ${operation.id}`, async () => {
      // A look-up has no period.
      for (const [rest, told] of operation.period === 'none' ? [] : periods) {
        const { status, body } = await ask(rest)
        assert.equal(status, 400, rest)
        assert.deepEqual(
          body,
          refusalBody(operation, 'PERIODO_INVALIDO', `O período é inválido: ${told}.`),
          rest,
        )
      }
    })

    it(`names the error in the paging, for ${operation.id}`, async () => {
      const wrong = [
        ...numbers.flatMap((value) => [
          ['quantidade', value, 10_000] as const,
          ['pagina', value, 999_999_999] as const,
        ]),
        ['quantidade', '10001', 10_000] as const,
      ]
      for (const [name, value, most] of wrong) {
        const { status, body } = await ask(`"dataInicio":"2026-01-01","${name}":${value}`)
        const message = `A paginação é inválida: ${name} deve ser um número inteiro de 1 a ${most}.`
        assert.equal(status, 400, `${name} ${value}`)
        assert.deepEqual(body, refusalBody(operation, 'PAGINACAO_INVALIDA', message), `${name} ${value}`)
      }
    })

    it(`names the invalid filter, for ${operation.id}`, async () => {
      for (const name of Object.keys(operation.filters)) {
        for (const value of texts) {
          const { status, body } = await ask(`"dataInicio":"2026-01-01","${name}":${value}`)
          const message = messageOf(body)
          assert.equal(status, 400, `${name} ${value}`)
          assert.deepEqual(body, refusalBody(operation, 'CAMPO_INVALIDO', message))
          assert.match(message, new RegExp(`^O campo ${name} é inválido: [^{}:.]+\\.$`))
        }
      }
      const right = operation.period === 'none' ? '"identificador":1' : '"dataInicio":"2026-01-01"'
      assert.equal((await ask(right)).status, 200)
    })
  }
})
