import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import Fastify, { type FastifyInstance } from 'fastify'
import { must } from '../../catalogue/common-fields.ts'
import { numeric, varchar } from '../../catalogue/fields.ts'
import { operationSchemas } from '../../catalogue/openapi/bodies.ts'
import { requestExamples } from '../../catalogue/openapi/examples.ts'
import { problemsOf } from '../../catalogue/openapi/failures.ts'
import { control } from '../../catalogue/operation.ts'
import { number, text } from '../../catalogue/output.ts'
import { alike } from '../../catalogue/phrase.ts'
import type { ProblemCode } from '../../catalogue/problems.ts'
import { operationSection } from '../../catalogue/reference/operation.ts'
import { runControl } from '../../server/http/control.ts'
import { exchanges } from '../../server/http/exchanges.ts'
import { sendRefusal } from '../../server/http/failure.ts'
import { Intake } from '../../server/inbound/receive/intake.ts'
import { bind } from '../../server/operations/bound.ts'
import type { ControlHandler } from '../../server/operations/handler.ts'
import { Refusal } from '../../server/refusal.ts'
import { type Row, refusalBody } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

/** Features of the family that no operation uses yet: a credential, a scope, nested fields, no `response`. */
const sample = control({
  family: 'control',
  id: 'Amostra',
  group: 'academic',
  doors: { integration: 'recebe' },
  title: alike('Amostra'),
  description: alike('Amostra da família.'),
  input: {
    LOTE: numeric(10, alike('Lote.'), must),
    SDT_INT_AMOSTRA: { text: alike('Um objeto.'), fields: { ESIAM_NOME: varchar(5, alike('Nome.')) } },
  },
  output: { MsgRetorno: text(alike('O que foi feito')), LOTE: number(alike('Lote')) },
  response: false,
  problems: [],
  example: { LOTE: 3 },
})

describe('a control operation with a credential', () => {
  let world: World
  let client: Institution
  let app: FastifyInstance
  let base: string
  let called: Parameters<ControlHandler<typeof sample>>[0] | undefined
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    app = Fastify()
    const exchangeOf = exchanges(world.context, new Intake(world.context.secrets, 1))
    app.post('/', {
      onRequest: async (request, reply) => {
        const exchange = exchangeOf(request, reply)
        const bound = bind(sample, async (call) => {
          called = call
          return { MsgRetorno: '', LOTE: call.input.LOTE }
        })
        await runControl(sample, exchange, bound).catch((error) => {
          assert.ok(error instanceof Refusal, String(error))
          sendRefusal(exchange, error, sample)
        })
        return reply
      },
      handler: (_request, reply) => reply,
    })
    base = await app.listen({ host: '127.0.0.1', port: 0 })
  })
  after(async () => {
    await app.close()
    await world.close()
  })

  const post = async (body: Row) => {
    called = undefined
    const answer = await fetch(base, { method: 'POST', body: JSON.stringify(body) })
    return { status: answer.status, body: (await answer.json()) as Row }
  }

  it('identifies its caller and reads its fields and groups', async () => {
    const nested = { ESIAM_NOME: ' ana ' }
    for (const name of ['TOKEN', 'token']) {
      const answer = await post({ [name]: client.token, LOTE: '007', SDT_INT_AMOSTRA: nested })
      assert.deepEqual(answer, { status: 200, body: { MsgRetorno: '', LOTE: 7 } })
      assert.equal(called?.caller?.clienteId, client.id)
      assert.deepEqual(called?.input, { LOTE: 7, SDT_INT_AMOSTRA: { ESIAM_NOME: 'ana' } })
    }
  })

  it('is refused without a credential, without its scope, or with a key of another family', async () => {
    const poor = await world.institution(['consulta'])
    const cases: [unknown, number, ProblemCode][] = [
      [undefined, 401, 'CREDENCIAL_AUSENTE'],
      [`${client.token}x`, 401, 'CREDENCIAL_INVALIDA'],
      [client.key, 401, 'CREDENCIAL_INVALIDA'],
      [poor.token, 403, 'ESCOPO_AUSENTE'],
    ]
    for (const [TOKEN, status, code] of cases) {
      const answer = await post({ TOKEN, LOTE: 1 })
      const message = String(answer.body.MsgRetorno)
      assert.deepEqual(answer, { status, body: refusalBody(sample, code, message) })
      assert.deepEqual(Object.keys(answer.body), ['MsgRetorno'])
      assert.equal(called, undefined)
    }
    assert.equal((await post({ TOKEN: client.token, cliente: poor.codigo, LOTE: 1 })).status, 401)
  })

  it('names the first wrong field by its path', async () => {
    const wrong = { TOKEN: client.token, LOTE: 1, SDT_INT_AMOSTRA: { ESIAM_NOME: 'comprido' } }
    const { status, body } = await post(wrong)
    assert.equal(status, 400)
    const told = (answer: { body: Row }) => String(answer.body.MsgRetorno)
    const path = 'SDT_INT_AMOSTRA.ESIAM_NOME'
    assert.match(told({ body }), new RegExp(`^O campo ${path} é inválido: [^:.]*8 caracteres[^:.]*5\\.$`))
    // One sentence, without another message, code or advice inside.
    const missing = 'O campo LOTE é inválido: não foi informado.'
    assert.equal(told(await post({ TOKEN: client.token })), missing)
    const noNumber = await post({ TOKEN: client.token, LOTE: 'a' })
    assert.equal(told(noNumber), 'O campo LOTE é inválido: esperava um número inteiro, só com dígitos.')
    assert.equal((await post({ ...wrong, SDT_INT_AMOSTRA: [] })).status, 400)
  })

  it('is documented with its credential, problems and examples', () => {
    const { AmostraPedido, AmostraResposta } = operationSchemas(sample) as unknown as Record<
      string,
      { properties: Row; required: string[] }
    >
    assert.deepEqual(Object.keys(AmostraPedido!.properties), ['TOKEN', 'cliente', 'LOTE', 'SDT_INT_AMOSTRA'])
    assert.deepEqual(AmostraPedido!.required, ['TOKEN', 'LOTE'])
    assert.deepEqual(Object.keys(AmostraResposta!.properties), ['MsgRetorno', 'LOTE'])
    assert.ok(problemsOf(sample).includes('ESCOPO_AUSENTE'))
    assert.ok(problemsOf(sample).includes('CREDENCIAL_INVALIDA'))
    assert.deepEqual(requestExamples(sample).pedido!.value, { TOKEN: 'SEU_TOKEN', LOTE: 3 })
    const page = operationSection(sample, 'https://vinculo.exemplo.edu.br').text
    assert.match(page, /escopo <code>recebe<\/code>/)
    assert.match(page, /<code>TOKEN<\/code>/)
  })
})
