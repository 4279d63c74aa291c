import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { operations } from '../../catalogue/index.ts'
import { management } from '../../catalogue/management/index.ts'
import type { Output, Shape } from '../../catalogue/output.ts'
import { sessionOperations } from '../../catalogue/session/index.ts'
import { type Answering, isCompressible } from '../../catalogue/wire/compression.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { AnswerMemory } from '../../server/http/answer-memory.ts'
import { type Encoding, encodings } from '../../server/http/encoding.ts'
import type { Exchange } from '../../server/http/exchange.ts'
import { sendWhole } from '../../server/http/whole-answer.ts'
import { Browser } from '../support/browser.ts'
import { addUsuario } from '../support/people.ts'
import { student } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const decode: Readonly<Record<Encoding, (bytes: Buffer) => Buffer>> = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
}
const all: readonly Answering[] = [...operations, ...management, ...sessionOperations]
const students = 300

interface Got {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
}

describe('compressed answers', () => {
  let world: World
  let client: Institution
  let key: string
  let lote: number
  before(async () => {
    world = await World.open()
    client = await world.institution(['recebe', 'consulta'])
    key = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'painel',
      scopes: ['cadastros.ver', 'integracao.ver', 'acessos.alterar'],
    })
    const records = Array.from({ length: students }, () => student({ ESIAL_NOME_SOCIAL: 'José Ção "aspas"' }))
    ;({ lote } = await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', records))
  })
  after(() => world.close())

  /** Bytes as they come, without decoding. */
  async function get(
    path: string,
    body: object | undefined,
    headers: Readonly<Record<string, string | readonly string[]>> = {},
    method = body ? 'POST' : 'GET',
  ): Promise<Got> {
    const asking = request(world.base + path, { method, headers: { ...headers } as Record<string, string> })
    asking.end(body && JSON.stringify(body))
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    return { status: answer.statusCode!, headers: answer.headers, bytes: await buffer(answer) }
  }
  const asked = (): Readonly<
    Record<string, [path: string, body: object | undefined, headers?: Record<string, string>]>
  > => {
    const token = { token: client.token, dataInicio: '2026-01-01' }
    const query = '/apiconsultadadosplataforma/RetornaDadosIntegracaoAlunos'
    return {
      'a streamed query': [query, token],
      'a page of a query': [query, { ...token, quantidade: 100, pagina: 2 }],
      'a control operation': ['/APIPlataformaIntegracao/ConsultaLote', { TOKEN: client.token, LOTE: lote }],
      'a page of a list': ['/gestao/ListaAlunos', { quantidade: 100 }, { authorization: key }],
      'a list as CSV': ['/gestao/ListaAlunos', { formato: 'csv' }, { authorization: key }],
    }
  }
  const without = ({
    date: _,
    'x-request-id': __,
    'content-length': ___,
    ...headers
  }: IncomingHttpHeaders) => {
    const { 'transfer-encoding': ____, 'content-encoding': _____, ...rest } = headers
    return rest
  }

  it('have identical bytes and headers after decoding, in every encoding', async () => {
    for (const [what, [path, body, headers]] of Object.entries(asked())) {
      const plain = await get(path, body, headers)
      assert.deepEqual([plain.status, plain.headers['content-encoding']], [200, undefined], what)
      assert.equal(plain.headers.vary, 'accept-encoding', what)
      assert.ok(plain.bytes.length > 4_096, `${what}: ${plain.bytes.length}`)
      for (const encoding of encodings) {
        const packed = await get(path, body, { ...headers, 'accept-encoding': encoding })
        assert.equal(packed.headers['content-encoding'], encoding, what)
        assert.ok(decode[encoding](packed.bytes).equals(plain.bytes), `${what}: ${encoding}`)
        assert.ok(packed.bytes.length < plain.bytes.length / 2, `${what}: ${encoding}`)
        assert.deepEqual(without(packed.headers), without(plain.headers), what)
      }
      for (const refused of ['gzip;q=0', 'identity', 'compress', 'gzip;q=x']) {
        const { bytes, headers: got } = await get(path, body, { ...headers, 'accept-encoding': refused })
        assert.deepEqual(
          [got['content-encoding'], bytes.equals(plain.bytes)],
          [undefined, true],
          `${what}: ${refused}`,
        )
      }
    }
  })

  it('are chosen from several headers', async () => {
    const [path, body] = asked()['a streamed query']!
    const { headers } = await get(path, body, { 'accept-encoding': ['zstd;q=0, br;q=0.1', 'gzip'] })
    assert.equal(headers['content-encoding'], 'gzip')
  })

  it('are none where an answer is short, refused, or compressed already', async () => {
    const every = { 'accept-encoding': 'zstd, br, gzip, *' }
    const none = { TOKEN: client.token, LOTE: 99_999_999 }
    const plain: readonly [string, Got][] = [
      [
        'short',
        await get(
          '/apiconsultadadosplataforma/RetornaDadosCursos',
          { token: client.token, dataInicio: '2026-01-01' },
          every,
        ),
      ],
      ['refused', await get('/APIPlataformaIntegracao/ConsultaLote', none, every)],
      ['workbook', await get('/gestao/ListaAlunos', { formato: 'xlsx' }, { authorization: key, ...every })],
      [
        'receipt',
        await get(
          '/APIPlataformaIntegracao/RecebeAlunos',
          { TOKEN: client.token, SDT_INT_ALUNOS: [] },
          every,
        ),
      ],
    ]
    for (const [what, { headers, bytes }] of plain) {
      assert.equal(headers['content-encoding'], undefined, what)
      assert.ok(bytes.length > 0, what)
    }
  })

  it('of shared texts have tags of their own, no body for HEAD, and nothing for 304', async () => {
    const path = '/openapi-integracao.json'
    const gzip = { 'accept-encoding': 'gzip' }
    const [plain, packed] = [await get(path, undefined), await get(path, undefined, gzip)]
    assert.notEqual(plain.headers.etag, packed.headers.etag)
    assert.ok(gunzipSync(packed.bytes).equals(plain.bytes))
    const head = await get(path, undefined, gzip, 'HEAD')
    assert.deepEqual(
      [head.status, head.bytes.length, head.headers['content-length'], head.headers['content-encoding']],
      [200, 0, String(packed.bytes.length), 'gzip'],
    )
    const same = await get(path, undefined, { ...gzip, 'if-none-match': packed.headers.etag! })
    assert.deepEqual(
      [same.status, same.bytes.length, same.headers['content-encoding'], same.headers.vary],
      [304, 0, undefined, 'accept-encoding'],
    )
    const other = await get(path, undefined, { 'if-none-match': packed.headers.etag! })
    assert.equal(other.status, 200, 'the tag of another encoding')
    const ranged = await get(path, undefined, { ...gzip, range: 'bytes=0-9' })
    assert.deepEqual([ranged.status, ranged.bytes.equals(packed.bytes)], [200, true], 'ranges are not served')
  })

  it('leave the server working when readers go away in the middle', async () => {
    const [path, body] = asked()['a streamed query']!
    for (let at = 0; at < 60; at++) {
      const encoding = encodings[at % encodings.length]!
      const leaving = request(world.base + path, {
        method: 'POST',
        headers: { 'accept-encoding': encoding },
        agent: false,
      })
      leaving.on('error', () => {}).end(JSON.stringify(body))
      if (at % 2) await once(leaving, 'response')
      leaving.destroy()
    }
    const { headers, bytes } = await get(path, body, { 'accept-encoding': 'gzip' })
    assert.equal(headers['content-encoding'], 'gzip')
    assert.ok(gunzipSync(bytes).equals((await get(path, body)).bytes))
    assert.ok(!world.logs.some((line) => line.includes('request.failed')))
  })
})

describe('an answer with a secret', () => {
  /** Names of the answer's parts, with whether they are secret. */
  const partsOf = (shape: Shape, path: string): [string, Output][] =>
    Object.entries(shape).flatMap(([name, output]) =>
      'fields' in output ? partsOf(output.fields, `${path}.${name}`) : [[`${path}.${name}`, output]],
    )
  const shapesOf = (operation: Answering): readonly Shape[] => {
    const { element, columns, output, formats } = operation as unknown as Record<
      string,
      Shape | 'redirect' | undefined
    >
    const found = [element, columns, output, ...Object.values(formats ?? {})]
    return found.filter((one): one is Shape => typeof one === 'object')
  }
  const closed = all.filter((one) => !isCompressible(one))

  it('is declared as such, wherever the name of a part tells so', () => {
    const telling = /(^|[a-z_])(token|senha|segredo|csrf|link|url|chave|codigos|endereco)s?$/i
    // Named like secrets: public addresses, counts, states and keys of records.
    const open = new Set([
      ...[
        'ESIWH_URL',
        'urlXml',
        'CHAVE',
        'endereco',
        'chave',
        'tokens',
        'chavePix',
        'segredo',
        'senha',
        'url',
      ],
      ...['comLink', 'aceitaSenha', 'temSenha', 'pixChave', 'codigos'],
    ])
    const found = all.flatMap((operation) =>
      shapesOf(operation).flatMap((shape) =>
        partsOf(shape, operation.id).filter(([path]) => telling.test(path.split('.').at(-1)!)),
      ),
    )
    const unknown = found.filter(
      ([path, one]) => !(one as { secret?: boolean }).secret && !open.has(path.split('.').at(-1)!),
    )
    assert.deepEqual(
      unknown.map(([path]) => path),
      [],
    )
    // Each of the open names that some operation declares secret was looked at: these are not.
    const looked = found
      .filter(
        ([path, one]) =>
          !(one as { secret?: boolean }).secret && /\.(segredo|senha|tokens|url|link)$/i.test(path),
      )
      .map(([path]) => path)
    assert.deepEqual(looked.sort(), [
      'ConsultaCanal.url',
      'ConsultaLoginUnico.segredo',
      'ListaContasIntegracao.tokens',
      'OpcoesSessao.senha',
      'RetornaDadosFaturamento.documentos.url',
      'RetornaDadosFaturamentoAPagar.documentos.url',
      'RevogaContaIntegracao.tokens',
    ])
  })

  it('is never compressed: tokens, keys, passwords, sessions and links', async () => {
    const ids = closed.map(({ id }) => id)
    for (const id of [
      'GetToken',
      'CriaCredencial',
      'TrocaSenhaContaIntegracao',
      'RetornaSessao',
      'EntraSessao',
    ])
      assert.ok(ids.includes(id), id)
    for (const id of [
      'GeraLink',
      'LinkDeArquivo',
      'IniciaSegundoFator',
      'ConfirmaSegundoFator',
      'gerarlinkacesso',
    ])
      assert.ok(ids.includes(id), id)
    for (const operation of closed) {
      const headers = new Map<string, unknown>()
      let sent = ''
      const reply = {
        raw: { closed: false, once: () => {} },
        header: (name: string, value: unknown) => headers.set(name, value),
        getHeader: (name: string) => headers.get(name),
        send: (bytes: Buffer) => {
          sent = bytes.toString()
        },
      }
      const exchange = {
        reply,
        request: { id: 'x', headers: { 'accept-encoding': 'zstd, br, gzip' } },
        answers: { memory: new AnswerMemory() },
      } as unknown as Exchange
      await sendWhole(exchange, operation, 1, { segredo: 'x'.repeat(20_000) })
      assert.equal(headers.get('content-encoding'), undefined, operation.id)
      assert.equal(JSON.parse(sent).segredo.length, 20_000)
    }
  })

  it('is compressed only while its optional secret is not asked for', () => {
    for (const operation of closed) {
      if (operation.family !== 'query') continue
      assert.equal(isCompressible(operation, []), true, operation.id)
      assert.equal(isCompressible(operation, ['banco', 'sensivel']), true, operation.id)
      assert.equal(isCompressible(operation, ['incluirLink']), false, operation.id)
    }
  })

  it('stays plain over HTTP', async () => {
    const world = await World.open({ processing: false })
    try {
      const client = await world.institution(['recebe', 'consulta'])
      const every = { 'accept-encoding': 'zstd, br, gzip' }
      const plain = ({ status, headers, text }: { status: number; headers: Headers; text: string }) => {
        assert.equal(status, 200, text)
        assert.deepEqual([headers.get('content-encoding'), headers.get('vary')], [null, null])
      }
      const { usuario, senha, codigo } = client
      plain(await world.post('/APIPlataformaIntegracao/GetToken', { usuario, senha, cliente: codigo }, every))
      await addUsuario(world, client, 'ana', { senha: 'segredo', how: 'weak' })
      const browser = new Browser(world.base)
      await browser.signIn(codigo, 'ana', 'segredo')
      const session = await browser.go('GET', '/sessao', undefined, every)
      assert.ok(session.body.csrf)
      plain(session)
    } finally {
      await world.close()
    }
  })
})
