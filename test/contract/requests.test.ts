import assert from 'node:assert/strict'
import { METHODS } from 'node:http'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { operations } from '../../catalogue/index.ts'
import { type Operation, pathOf } from '../../catalogue/operation.ts'
import { problems } from '../../catalogue/problems.ts'
import { Database } from '../../server/store/database.ts'
import { type Row, validRequest, validStatus } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const all: readonly Operation[] = operations
const limit = 2_048

/** Content types for JSON, and others. */
const jsonTypes = [
  ...['application/json; charset=utf-8', 'APPLICATION/JSON', 'text/json', 'application/vnd.api+json', ''].map(
    (type) => [`Content-Type: ${type}`],
  ),
  [],
]
const otherTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'json',
  ';;',
  'a/b/c',
  'multipart/json',
] as const

/** Methods that no operation allows. */
const otherMethods = METHODS.filter((one) => one !== 'POST' && one !== 'CONNECT')

describe('a request', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open({ processing: false, maxBody: limit, maxRecords: 3 })
    client = await world.institution()
  })
  after(() => world.close())

  /** Number of accepted batches; refused requests must not add any. */
  let taken = 0
  const expectTaken = (operation: Operation, status: number, told: string) => {
    assert.equal(status, validStatus(operation), told)
    if (operation.family === 'inbound') taken++
  }
  const json = 'application/json'

  /** Sends bytes and reads until the server closes the connection. */
  function exchange(head: string[], body = ''): Promise<{ status: number; headers: Headers; body: Row }> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(world.base).port), '127.0.0.1')
      socket.setTimeout(20_000, () => socket.destroy(new Error('no answer')))
      let text = ''
      socket.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      socket.on('error', reject)
      socket.on('end', () => {
        const [first = '', ...lines] = text.split('\r\n')
        const blank = lines.indexOf('')
        const headers = new Headers(
          lines.slice(0, blank).map((line) => line.split(': ', 2) as [string, string]),
        )
        const rest = lines.slice(blank + 1).join('')
        // Streamed answers have no length; other tests cover them.
        const sized = rest !== '' && headers.has('content-length')
        resolve({ status: Number(first.split(' ')[1]), headers, body: sized ? JSON.parse(rest) : {} })
        socket.destroy()
      })
      socket.write(`${head.join('\r\n')}\r\nHost: x\r\n\r\n${body}`)
    })
  }
  const closing = 'Connection: close'
  const sized = (text: string) => `Content-Length: ${Buffer.byteLength(text)}`

  /** Code and message of a refusal in any family's shape. */
  function told(operation: Operation, body: Row): string[] {
    const { response, error, MsgRetorno } = body as { response?: Row; error?: Row; MsgRetorno?: string }
    if (operation.family === 'workforce') return [String(error?.codigo), String(error?.mensagem)]
    return [String(response?.statusMessage ?? ''), String(MsgRetorno ?? response?.errorMessage)]
  }

  for (const operation of all) {
    const path = pathOf(operation)
    const { id } = operation

    it(`to ${id} by another method is told to use POST`, async () => {
      for (const method of otherMethods) {
        const { status, headers, body } = await exchange([`${method} ${path} HTTP/1.1`, closing])
        assert.equal(status, 405, method)
        assert.equal(headers.get('allow'), 'POST')
        assert.equal(headers.get('x-api-version'), '1')
        assert.deepEqual(body, method === 'HEAD' ? {} : { MsgRetorno: 'Use o método POST.' })
      }
      const spelled = `${path.toUpperCase().replace('A', '%41')}/?x=1`
      assert.equal((await exchange([`GET ${spelled} HTTP/1.1`, closing])).status, 405, spelled)
    })

    it(`to ${id} may declare its content type as JSON or omit it`, async () => {
      const { body, headers } = validRequest(operation, client)
      const text = JSON.stringify(body)
      const others = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      for (const type of jsonTypes) {
        const lines = [`POST ${path} HTTP/1.1`, closing, sized(text), ...type, ...others]
        expectTaken(operation, (await exchange(lines, text)).status, String(type))
      }
      for (const type of otherTypes) {
        const lines = [`POST ${path} HTTP/1.1`, closing, sized(text), `Content-Type: ${type}`, ...others]
        const answer = await exchange(lines, text)
        assert.equal(answer.status, 415, type)
        const code = operation.family === 'workforce' || 'response' in answer.body ? 'CONTEUDO_NAO_JSON' : ''
        assert.deepEqual(told(operation, answer.body), [code, problems.CONTEUDO_NAO_JSON.pt])
      }
    })

    it(`to ${id} is found in any case of its path, and with TOKEN or token`, async () => {
      const { body, headers } = validRequest(operation, client)
      const { TOKEN, token, ...rest } = body as { TOKEN?: string; token?: string }
      const credential = TOKEN ?? token
      const spelled = [path.toUpperCase(), path.toLowerCase(), `${path}/`].map((one) => [one, body] as const)
      const told = [
        ...['TOKEN', 'token'].flatMap((name) => [
          { [name]: credential, ...rest },
          { TOKEN: '', token: null, ...rest, [name]: credential },
        ]),
        { ...body, cliente: client.codigo },
        `{"__proto__":{"x":1},"constructor":{},${JSON.stringify(body).slice(1)}`,
      ].map((one) => [path, one] as const)
      const ways = credential ? [...spelled, ...told] : spelled
      for (const [one, sent] of ways) {
        const { status } = await world.post(one, sent, headers)
        expectTaken(operation, status, `${one} ${JSON.stringify(sent)}`)
      }
    })

    it(`to ${id} beyond the size limit is refused before it has fully arrived`, async () => {
      const { headers } = validRequest(operation, client)
      const others = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      const most = operation.family === 'inbound' ? limit : 65_536
      const head = [`POST ${path} HTTP/1.1`, `Content-Type: ${json}`, ...others]
      const chunk = `400\r\n${' '.repeat(1_024)}\r\n`
      const ways = [
        [`Content-Length: ${most + 1}`, '{"a":'],
        ['Content-Length: 99999999999', '{'],
        ['Transfer-Encoding: chunked', chunk.repeat(most / 1_024 + 1)],
      ] as const
      for (const [length, sent] of ways) {
        const { status, headers, body } = await exchange([...head, length], sent)
        assert.equal(status, 413)
        assert.equal(headers.get('connection'), 'close')
        const message = `O corpo passa do limite de ${most / 1_024} KiB. O pedido não teve efeito; reduza-o ou divida-o.`
        assert.equal(told(operation, body)[1], message)
      }
    })

    it(`to ${id} that is cut off stores nothing`, async () => {
      const { body, headers } = validRequest(operation, client)
      const text = JSON.stringify(body)
      const others = Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')
      const socket = connect(Number(new URL(world.base).port), '127.0.0.1')
      const head = `POST ${path} HTTP/1.1\r\nHost: x\r\n${others}Content-Length: ${Buffer.byteLength(text) + 1}\r\n\r\n`
      const seen = world.logs.length
      const requests = () => world.logs.slice(seen).filter((line) => line.includes('"msg":"request"'))
      await new Promise<void>((resolve) => socket.write(head + text, () => resolve()))
      socket.destroy()
      for (let waited = 0; requests().length === 0; waited++) {
        assert.ok(waited < 1_000, 'the request did not end')
        await sleep(10)
      }
      assert.match(requests().at(-1)!, /"status":400/)
    })
  }

  describe('while the database refuses the role', () => {
    const tables = sql`all tables in schema vinculo`
    const change = (statement: typeof tables) => statement.execute(world.context.owner.kysely)
    before(() => change(sql`revoke select on ${tables} from vinculo_app`))
    after(() => change(sql`grant select on ${tables} to vinculo_app`))

    for (const operation of all)
      it(`to ${operation.id} gets an internal error without details`, async () => {
        const { body, headers } = validRequest(operation, client)
        const broken = await world.post(pathOf(operation), body, headers)
        const request = broken.headers.get('x-request-id')
        assert.equal(broken.status, 500)
        assert.equal(
          told(operation, broken.body)[1],
          `Falha interna. O ocorrido foi registrado com o código ${request}.`,
        )
        assert.ok(world.logs.some((line) => line.includes('"msg":"failure"') && line.includes(`${request}`)))
      })
  })

  describe('while the database is down', () => {
    const nowhere = new Database({ connectionString: 'postgres://ninguem@127.0.0.1:1/nada' })
    let db: Database
    before(() => {
      db = world.context.db
      Object.assign(world.context, { db: nowhere, readDb: nowhere })
    })
    after(() => {
      Object.assign(world.context, { db, readDb: db })
      return nowhere.close()
    })

    for (const operation of all)
      it(`to ${operation.id} is told to retry`, async () => {
        const { body, headers } = validRequest(operation, client)
        const absent = await world.post(pathOf(operation), body, headers)
        assert.equal(absent.status, 503)
        assert.equal(absent.headers.get('retry-after'), '5')
        assert.equal(told(operation, absent.body)[1], problems.INDISPONIVEL.pt)
      })
  })

  for (const operation of all)
    it(`to ${operation.id} is answered once the database is back`, async () => {
      const { body, headers } = validRequest(operation, client)
      const answer = await world.post(pathOf(operation), body, headers)
      expectTaken(operation, answer.status, answer.text)
    })

  it('that was refused or cut off has stored no batch', async () => {
    const [found] = await world.rows<{ n: number }>(client.id, 'select count(*)::int as n from lote')
    assert.equal(found!.n, taken)
  })

  it('to an unknown path gets 404, whatever its body', async () => {
    const paths = ['/', '/nada', '/APIPlataformaIntegracao', '/APIPlataformaIntegracao/RecebeNada', '/docs/x']
    const odd = ['/APIPlataformaIntegracao/%ff', '/APIPlataformaIntegracao/%zz', '/__proto__', '//', '/a%00b']
    for (const path of [...paths, ...odd]) {
      const { status, headers, body } = await exchange(
        [`POST ${path} HTTP/1.1`, closing, 'Content-Type: texto', 'Content-Length: 1'],
        '{',
      )
      assert.equal(status, 404, path)
      assert.deepEqual(body, { MsgRetorno: 'Operação desconhecida.' })
      assert.match(headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/)
      assert.equal(headers.get('x-api-version'), '1')
    }
  })

  it('to a misspelled path is told the similar operation under the same prefix', async () => {
    for (const [path, meant] of [
      ['/APIPlataformaIntegracao/RecebeAluno', 'RecebeAlunos'],
      ['/apiplataformaintegracao/recebealunoscurso/?x=1', 'RecebeAlunosCursos'],
      ['/apiconsultadadosplataforma/RetornaDadoContratos', 'RetornaDadosContratos'],
      ['/apiworkforceintegracao/listahorario', 'listahorarios'],
      ['/gestao/ListaContrato', 'ListaContratos'],
    ] as const) {
      const { status, body } = await world.post(path, {})
      assert.equal(status, 404, path)
      assert.deepEqual(body, { MsgRetorno: `Operação desconhecida. Seria ${meant}?` })
    }
    const long = await world.post(`/APIPlataformaIntegracao/${'RecebeAluno'.repeat(500)}`, {})
    assert.deepEqual(long.body, { MsgRetorno: 'Operação desconhecida.' })
  })
})
