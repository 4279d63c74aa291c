import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { maxQuantidade } from '../../catalogue/common-fields.ts'
import { operations } from '../../catalogue/index.ts'
import type { Operation, QueryOperation } from '../../catalogue/operation.ts'
import { portuguese } from '../../catalogue/phrase.ts'
import { choicesOf, periodSubstitutes } from '../../catalogue/wire/envelope.ts'
import { messageOf, type Row } from '../support/contracts.ts'
import { validValue } from '../support/declared-records.ts'
import { variantsOf } from '../support/variants.ts'
import { type Institution, World } from '../support/world.ts'

const alternatives = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

const all: readonly Operation[] = operations
const queries = all.filter((operation): operation is QueryOperation => operation.family === 'query')

const place = { own: 1, referred: 1, platform: { contrato: 1, faturamento: 1 } }
const period = { dataInicio: '2026-01-01' }

/** The content of an answer inside its wrapper. */
function contentOf({ wrapper }: QueryOperation, body: Row): Row {
  return wrapper.kind === 'A' ? (body[wrapper.name] as Row) : body
}

/** Whether the message has one sentence about the field, without a code. */
const isOneSentence = (message: string, name: string, code: string) =>
  message.startsWith(`O campo ${name} é inválido: `) &&
  !message.includes(`${code}:`) &&
  !message.includes('. ')

describe('a query that looks up one record', () => {
  for (const operation of queries.filter((one) => one.period === 'none')) {
    it(`names its keys: ${operation.id}`, () => {
      const said = portuguese(operation.description).normalize('NFD').replace(/\p{M}/gu, '')
      assert.deepEqual(
        periodSubstitutes(operation).filter((name) => !said.includes(name)),
        [],
      )
    })
  }
})

describe('a query request', () => {
  let world: World
  // Queries change nothing, so the tests share a client.
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
  })
  after(() => world.close())

  for (const operation of queries) {
    const filters = Object.entries(operation.filters)
    const [key] = periodSubstitutes(operation)
    const question =
      operation.period === 'none'
        ? { [key!]: validValue(key!, operation.filters[key!]!.field, place) }
        : period

    const lookedUp = Object.fromEntries(
      periodSubstitutes(operation).map((one) => [one, validValue(one, operation.filters[one]!.field, place)]),
    )

    describe(`a request to ${operation.id}`, () => {
      const ask = (rest: Row) => world.query(operation.id, { token: client.token, ...rest })
      const answered = async (rest: Row): Promise<Row> => {
        const { status, body, text } = await ask(rest)
        assert.equal(status, 200, `${operation.id} ${JSON.stringify(rest)}: ${text}`)
        return contentOf(operation, body)
      }

      it('is answered with elements and totals, and ignores unknown fields', async () => {
        const content = await answered({ ...question, quantidade: 1 })
        const zero = operation.wrapper.kind === 'A' ? '0' : 0
        // The audit trail contains the creation of the client.
        if (operation.id !== 'RetornaDadosAuditorias') {
          assert.deepEqual(
            [content.elementos, content.totalElementos, content.totalPaginas],
            [[], zero, zero],
          )
        }
        const unknown = { desconhecido: { a: [1] }, DATAINICIO: 'x', __proto__x: null }
        assert.deepEqual(await answered({ ...question, quantidade: 1, ...unknown }), content)
      })

      it('reads every filter by its declared type, and names the invalid one', async () => {
        const wrong: string[] = []
        const valid = filters.map(([name, { field }]) => [name, validValue(name, field, place)] as const)
        await answered({ ...question, quantidade: 1, ...Object.fromEntries(valid) })
        const unsaid = filters.filter(([name]) => !(name in question))
        for (const nothing of ['', null]) {
          const empty = unsaid.map(([name]) => [name, nothing] as const)
          await answered({ ...question, quantidade: 1, ...Object.fromEntries(empty) })
        }
        // A look-up needs another key then.
        if (operation.period === 'none') await answered({ ...lookedUp, quantidade: 1, [key!]: '' })
        for (const [name, { field }] of filters) {
          for (const { name: variant, value, refused } of variantsOf(name, field)) {
            const { status, body } = await ask({ ...question, quantidade: 1, [name]: value })
            const message = messageOf(body)
            const right = refused ? status === 400 && isOneSentence(message, name, refused) : status === 200
            if (!right) wrong.push(`${operation.id}: ${name}, ${variant}: ${status} ${message}`)
          }
        }
        assert.deepEqual(wrong, [])
      })

      it('needs a period, unless a filter replaces it', async () => {
        const needed =
          operation.period === 'none' ? alternatives.format(periodSubstitutes(operation)) : 'dataInicio'
        assert.ok(messageOf((await ask({})).body).includes(`informe ${needed}`))
        for (const [name, { field, disregardsPeriod }] of filters) {
          const { status } = await ask({ quantidade: 1, [name]: validValue(name, field, place) })
          assert.equal(status, disregardsPeriod ? 200 : 400, `${operation.id} with ${name}`)
        }
      })

      it('accepts only declared choices, and names an invalid one', async () => {
        for (const [name, field] of Object.entries(choicesOf(operation))) {
          for (const chosen of ['', null, ...Object.keys(field.codes!.values)]) {
            await answered({ ...question, quantidade: 1, [name]: chosen })
          }
          const { status, body } = await ask({ ...question, [name]: 'desconhecida' })
          assert.deepEqual([status, isOneSentence(messageOf(body), name, 'TIPO_INVALIDO')], [400, true])
        }
      })

      it('limits page size and number', async () => {
        const cases: [Row, number][] = [
          [{ quantidade: maxQuantidade }, 200],
          [{ quantidade: String(maxQuantidade) }, 200],
          [{ quantidade: maxQuantidade + 1 }, 400],
          [{ quantidade: -1 }, 400],
          [{ quantidade: 1.5 }, 400],
          [{ quantidade: 'um' }, 400],
          [{ quantidade: 1, pagina: 999_999_999 }, 200],
          [{ quantidade: 1, pagina: 1_000_000_000 }, 400],
          [{ quantidade: 1, pagina: -1 }, 400],
          [{ quantidade: 1, pagina: [] }, 400],
        ]
        for (const [paging, status] of cases) {
          const told = `${operation.id} ${JSON.stringify(paging)}`
          assert.equal((await ask({ ...question, ...paging })).status, status, told)
        }
        const { paginaAtual } = await answered({ ...question, quantidade: 1, pagina: 7 })
        assert.equal(String(paginaAtual), '7')
        for (const quantidade of [0, '', null]) {
          assert.ok(!('paginaAtual' in (await answered({ ...question, quantidade }))))
        }
      })
    })
  }
})
