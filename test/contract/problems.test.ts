import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { operations } from '../../catalogue/index.ts'
import type { Operation } from '../../catalogue/operation.ts'
import { fill, type ProblemCode, problems } from '../../catalogue/problems.ts'
import { createCredential } from '../../server/domain/credencial/create.ts'
import { newToken } from '../../server/domain/credencial/token.ts'
import { type Row, validRequest } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

/** A request that must be refused: what differs from a valid one, and how it is answered. */
interface Bad {
  name: string
  code: ProblemCode
  detail?: Record<string, string | number>
  /** The whole body instead of the valid one. */
  body?: string | Uint8Array
  /** Fields over those of the valid body. */
  fields?: Row
  headers?: Record<string, string>
}

const all: readonly Operation[] = operations
const nested = (depth: number) => '[{"a":'.repeat(depth / 2) + '0' + '}]'.repeat(depth / 2)
const unparsable: [string, string | Uint8Array][] = [
  ['nothing at all', ''],
  ['white space only', ' \n\t'],
  ['an object that does not end', '{"a":1'],
  ['a text that does not end', '{"a":"b'],
  ['a comma too many', '{"a":1,}'],
  ['a missing colon', '{"a" 1}'],
  ['single quotes', "{'a':1}"],
  ['a comment', '{"a":1/*x*/}'],
  ['text after the end', '{"a":1} {}'],
  ['NaN', '{"a":NaN}'],
  ['a number with a leading zero', '{"a":012}'],
  ['a raw control character', '{"a":"\u0001"}'],
  ['a raw NUL', '{"a":"\u0000"}'],
  ['a broken escape', '{"a":"\\u12g4"}'],
  ['too many levels', `{"a":${nested(40)}}`],
  ['thousands of levels', '['.repeat(20_000)],
  ['a repeated key', '{"a":1,"b":2,"a":3}'],
  ['a repeated key spelled with an escape', '{"abc":1,"a\\u0062c":2}'],
  ['a repeated key below', '{"x":[{"y":{"a":1,"a":1}}]}'],
  ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0x22, 0x7d])],
  ['Latin-1', Buffer.from('{"a":"São"}', 'latin1')],
  ['UTF-16', Buffer.from('\ufeff{"a":1}', 'utf16le')],
]
const notAnObject = ['[]', '[{}]', '"texto"', '7', '-1e5', 'null', 'true', '\ufeff[]']

/** What every operation refuses, whatever it does. */
function badRequests(
  operation: Operation,
  world: { client: Institution; other: Institution; poor: Institution },
): Bad[] {
  const { client, other, poor } = world
  const kind = operation.family === 'workforce' ? 'workforce' : 'integracao'
  const own = kind === 'workforce' ? client.key : client.token
  const wrongKind = kind === 'workforce' ? client.token : client.key
  const name = operation.family === 'inbound' ? 'TOKEN' : 'token'
  /** The same credential, in the header or in the body. */
  const withCredential = (value: unknown): Pick<Bad, 'fields' | 'headers'> =>
    kind === 'workforce' ? { headers: { authorization: String(value) } } : { fields: { [name]: value } }
  const denied = (what: string, value: unknown): Bad => ({
    name: what,
    code: 'CREDENCIAL_INVALIDA',
    ...withCredential(value),
  })
  const bad: Bad[] = [
    ...unparsable.map(([what, body]): Bad => ({ name: what, code: 'JSON_INVALIDO', body })),
    ...notAnObject.map((body): Bad => ({ name: `the body ${JSON.stringify(body)}`, code: 'CORPO_INVALIDO', body })),
    denied('an empty credential', ''),
    denied('an unknown credential', newToken(kind)),
    denied('a truncated credential', own.slice(0, -1)),
    denied('a credential with another checksum', own.slice(0, -1) + (own.endsWith('0') ? '1' : '0')),
    denied('a credential with something after it', `${own}x`),
    denied('a credential of the other kind', wrongKind),
    {
      name: 'a credential without the scope',
      code: 'ESCOPO_AUSENTE',
      detail: { escopo: operation.scope },
      ...withCredential(kind === 'workforce' ? poor.key : poor.token),
    },
  ]
  if (kind === 'workforce') return bad
  return [
    ...bad,
    ...[undefined, null, 7, true, [own], { token: own }].map((value) =>
      denied(`the credential ${typeof value} ${value === null ? 'null' : ''}`, value),
    ),
    ...[other.codigo, client.codigo.toUpperCase(), `${client.codigo}\u0000`, client.id, true].map(
      (cliente): Bad => ({ name: `cliente ${JSON.stringify(cliente)}`, code: 'CREDENCIAL_INVALIDA', fields: { cliente } }),
    ),
    ...[[client.codigo], { codigo: client.codigo }, 'x'.repeat(5_000)].map(
      (cliente): Bad => ({
        name: `cliente as ${Array.isArray(cliente) ? 'a list' : `a ${typeof cliente}`}`,
        code: 'CREDENCIAL_INVALIDA',
        fields: { cliente },
      }),
    ),
    {
      name: 'a credential hidden under __proto__',
      code: 'CREDENCIAL_INVALIDA',
      body: `{"__proto__":{"TOKEN":"${own}","token":"${own}"},"dataInicio":"2026-01-01"}`,
    },
  ]
}

/** The body of a refusal, as the interface shapes it for each family. */
function refusalBody(operation: Operation, code: ProblemCode, message: string): Row {
  if (operation.family === 'inbound') return { MsgRetorno: message }
  if (operation.family === 'workforce') return { error: { codigo: code, mensagem: message, campos: [] } }
  const response = { statusCode: problems[code].status, statusMessage: code, errorMessage: message }
  const { wrapper } = operation
  if (wrapper.kind === 'B') return { totalElementos: 0, totalPaginas: 0, elementos: [], response }
  const empty = {
    [wrapper.name]: { totalElementos: '0', totalPaginas: '0', elementos: [] },
    MsgRetorno: message,
  }
  return wrapper.response ? { ...empty, response } : empty
}

function messageOf(body: Row): unknown {
  const { MsgRetorno, response, error } = body as { MsgRetorno?: string; response?: Row; error?: Row }
  return MsgRetorno ?? response?.errorMessage ?? error?.mensagem
}

describe('a bad request', () => {
  let world: World
  let client: Institution
  let other: Institution
  let poor: Institution
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    other = await world.institution()
    poor = await world.institution(['sensivel'])
    const { id: clienteId } = poor
    poor.key = await createCredential(world.context.owner, {
      clienteId,
      kind: 'workforce',
      name: 'sem escopo',
      scopes: ['recebe'],
    })
  })
  after(() => world.close())

  const stored = async () => {
    const counts = ['lote', 'lote_parte', 'aluno', 'usuario', 'colaborador', 'unidade', 'ocorrencia']
    const columns = counts.map((table) => `(select count(*) from ${table}) as ${table}`)
    return (await world.rows(client.id, `select (select count(*) from fila) as fila, ${columns}`))[0]
  }
  /** Every connection is back in the pool. */
  async function untilIdle(): Promise<void> {
    const { pool } = world.context.db
    for (let waited = 0; pool.idleCount < pool.totalCount; waited++) {
      assert.ok(waited < 500, 'a connection was not given back')
      await sleep(10)
    }
  }

  for (const operation of all) {
    it(`gets its documented answer from ${operation.id} and leaves nothing behind`, async (t) => {
      const before = await stored()
      for (const bad of badRequests(operation, { client, other, poor })) {
        await t.test(bad.name, async () => {
          const valid = validRequest(operation, client)
          const answer = await world.post(valid.path, bad.body ?? { ...valid.body, ...bad.fields }, {
            ...valid.headers,
            ...bad.headers,
          })
          const { status, pt } = problems[bad.code]
          const message = messageOf(answer.body)
          assert.equal(answer.status, status, answer.text)
          assert.deepEqual(answer.body, refusalBody(operation, bad.code, String(message)))
          if (bad.code === 'JSON_INVALIDO')
            assert.match(String(message), /^O corpo não é um JSON válido: .+\.$/)
          else assert.equal(message, fill(pt, bad.detail ?? {}))
          assert.equal(answer.headers.get('x-api-version'), '1')
          assert.match(answer.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/)
          assert.match(answer.headers.get('content-type') ?? '', /^application\/json/)
          assert.equal(answer.headers.get('x-lote-id'), null)
          await untilIdle()
        })
      }
      assert.deepEqual(await stored(), before)
      const { path, body, headers } = validRequest(operation, client)
      const good = await world.post(path, body, headers)
      assert.equal(good.status, 200, good.text)
    })
  }
})
