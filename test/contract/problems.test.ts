import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { operations } from '../../catalogue/index.ts'
import type {
  ControlOperation,
  InboundOperation,
  Operation,
  QueryOperation,
} from '../../catalogue/operation.ts'
import { type ProblemCode, problems } from '../../catalogue/problems.ts'
import { fill } from '../../catalogue/render.ts'
import { periodSubstitutes } from '../../catalogue/wire/envelope.ts'
import {
  asksForCredential,
  messageOf,
  type Row,
  refusalBody,
  validRequest,
  validStatus,
} from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

/** A request that must be refused: its difference from a valid one, and the answer. */
interface Bad {
  name: string
  code: ProblemCode
  detail?: Record<string, string | number>
  /** Replaces the whole body. */
  body?: string | Uint8Array
  /** Override fields of the valid body. */
  fields?: Row
}

const all: readonly Operation[] = operations
const maxRecords = 3
const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}0${'}]'.repeat(depth / 2)}`
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

const broken: readonly Bad[] = [
  ...unparsable.map(([name, body]): Bad => ({ name, code: 'JSON_INVALIDO', body })),
  ...notAnObject.map(
    (body): Bad => ({ name: `the body ${JSON.stringify(body)}`, code: 'CORPO_INVALIDO', body }),
  ),
]
function badRequests(operation: Operation): Bad[] {
  return [
    ...broken,
    ...(operation.family === 'inbound' ? badBatches(operation) : []),
    ...(operation.family === 'query' ? [withoutPeriod(operation)] : []),
    ...(operation.family === 'control' ? badFields(operation) : []),
  ]
}

/** Each field of a control operation omitted, if required, and with an invalid value. */
function badFields({ input }: ControlOperation): Bad[] {
  return Object.entries(input).flatMap(([campo, entry]) => {
    const never = 'kind' in entry && entry.kind === 'flag' ? 'talvez' : true
    const values = 'kind' in entry ? [{}, { [campo]: campo }, never] : [[], campo, never]
    const wrong: Bad[] = values.map((value) => ({
      name: `${campo} as ${JSON.stringify(value)}`,
      code: 'CAMPO_INVALIDO',
      detail: { campo },
      fields: { [campo]: value },
    }))
    const absent: Bad = {
      name: `no ${campo}`,
      code: 'CAMPO_INVALIDO',
      detail: { campo },
      fields: { [campo]: undefined },
    }
    return 'kind' in entry && entry.required ? [...wrong, absent] : wrong
  })
}

/** Omits the period or, in a look-up, the key. */
function withoutPeriod(operation: QueryOperation): Bad {
  if (operation.period !== 'none')
    return { name: 'no period', code: 'PERIODO_INVALIDO', fields: { dataInicio: undefined } }
  const [campo = ''] = periodSubstitutes(operation)
  return { name: `no ${campo}`, code: 'CAMPO_INVALIDO', detail: { campo }, fields: { [campo]: undefined } }
}

function badBatches(operation: InboundOperation): Bad[] {
  const { id, list: campo, example } = operation
  // CadastraPessoa accepts a single record instead of a list.
  const lone: [string, unknown][] = id === 'CadastraPessoa' ? [] : [['a record for a list', example]]
  const lists: [string, unknown][] = [
    ['no list', undefined],
    ['null for a list', null],
    ...lone,
    ['text for a list', '[]'],
    ['a number for a list', 3],
  ]
  return [
    ...lists.map(
      ([name, value]): Bad => ({
        name,
        code: 'LISTA_INVALIDA',
        detail: { campo },
        fields: { [campo]: value },
      }),
    ),
    {
      name: 'too many records',
      code: 'REGISTROS_DEMAIS',
      detail: { limite: maxRecords },
      fields: { [campo]: new Array(maxRecords + 1).fill(example) },
    },
  ]
}

/** The credential is in the body, except for workforce keys: only they identify the caller of a broken body. */
const knownCaller = (operation: Operation, code: ProblemCode) =>
  operation.family === 'workforce' ||
  (asksForCredential(operation) && code !== 'JSON_INVALIDO' && code !== 'CORPO_INVALIDO')

describe('a bad request', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open({ processing: false, maxRecords })
    client = await world.institution()
  })
  after(() => world.close())

  const stored = async () => {
    const counts = ['lote', 'lote_parte', 'aluno', 'usuario', 'colaborador', 'unidade', 'ocorrencia']
    const columns = counts.map((table) => `(select count(*) from ${table}) as ${table}`)
    return (await world.rows(client.id, `select (select count(*) from fila) as fila, ${columns}`))[0]
  }
  /** Waits until every connection is back in the pool. */
  async function untilIdle(): Promise<void> {
    const { pool } = world.context.db
    for (let waited = 0; pool.idleCount < pool.totalCount; waited++) {
      assert.ok(waited < 500, 'a connection was not given back')
      await sleep(10)
    }
  }
  const post = (operation: Operation, { body, fields }: Partial<Bad>) => {
    const valid = validRequest(operation, client)
    return world.post(valid.path, body ?? { ...valid.body, ...fields }, valid.headers)
  }
  const alwaysAnswer200 = (always: boolean) =>
    sql`update cliente set compat_http_200 = ${always}`.execute(world.context.owner.kysely)

  /** Names the request in a failure. */
  async function expectRefused(operation: Operation, bad: Bad): Promise<void> {
    const answer = await post(operation, bad)
    const { status, pt } = problems[bad.code]
    const message = messageOf(answer.body)
    const [opening = '', ending = ''] = fill(pt, bad.detail ?? {}).split('{detalhe}')
    assert.equal(answer.status, status, `${bad.name}: ${answer.text}`)
    assert.deepEqual(answer.body, refusalBody(operation, bad.code, message), bad.name)
    assert.ok(message.startsWith(opening) && message.endsWith(ending), `${bad.name}: ${message}`)
    assert.equal(answer.headers.get('x-api-version'), '1', bad.name)
    assert.match(answer.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/, bad.name)
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/, bad.name)
    assert.equal(answer.headers.get('x-lote-id'), null, bad.name)
    await untilIdle()
  }

  for (const operation of all) {
    it(`gets its documented answer from ${operation.id} and changes nothing`, async () => {
      const before = await stored()
      for (const bad of badRequests(operation)) await expectRefused(operation, bad)
      assert.deepEqual(await stored(), before)
      const good = await post(operation, {})
      assert.equal(good.status, validStatus(operation), good.text)
    })
  }

  describe('with status 200 configured', () => {
    before(() => alwaysAnswer200(true))
    after(() => alwaysAnswer200(false))

    for (const operation of all)
      it(`gets the same body from ${operation.id}`, async () => {
        const byCode = new Map(badRequests(operation).map((bad) => [bad.code, bad]))
        for (const bad of byCode.values()) {
          const { status, body } = await post(operation, bad)
          assert.equal(status, knownCaller(operation, bad.code) ? 200 : 400, bad.name)
          assert.deepEqual(body, refusalBody(operation, bad.code, messageOf(body)))
        }
      })
  })
})
