import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { problems } from '../../catalogue/problems.ts'
import { until } from '../support/process.ts'
import { Wire } from '../support/raw-connection.ts'
import { studentOf } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const receive = '/APIPlataformaIntegracao/RecebeAlunos'
const query = '/apiconsultadadosplataforma/RetornaDadosOcorrencias'
const KiB = 1024
const MiB = 2 ** 20
/** Limits: 512 KiB for an unknown sender, 1 MiB for all of them, 4 MiB for a client, 6 MiB for all clients. */
const room = { maxHeld: 6 * MiB, maxBody: 4 * MiB }

describe('an arriving body', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open({ processing: false, ...room })
    client = await world.institution()
  })
  after(() => world.close())

  const padding = (size: number) => `"enchimento":"${'x'.repeat(size)}"`
  const batch = (more = padding(1)) => `{"SDT_INT_ALUNOS":[],${more},"TOKEN":"${client.token}"}`
  const headed = () => ({ authorization: `Bearer ${client.token}` })
  const begin = (size: number, headers: Record<string, string | number> = {}) =>
    new Wire(world.base).head(receive, { 'content-length': size, ...headers })
  const batches = async () => (await world.rows(client.id, 'select from lote')).length

  it('may have its token at the end, if it is short', async () => {
    assert.equal((await world.post(receive, batch(padding(400 * KiB)))).status, 200)
    const late = await world.post(receive, batch(padding(600 * KiB)))
    assert.equal(late.status, 413)
    assert.match(String(late.body.MsgRetorno), /^O corpo passa de 512 KiB e a credencial ainda não chegou/)
    assert.equal((await world.post(receive, batch(padding(3 * MiB)), headed())).status, 200)
    const early = `{"TOKEN":"${client.token}",${batch(padding(3 * MiB)).slice(1)}`.replace(
      /,"TOKEN":"[^"]*"}$/,
      '}',
    )
    assert.equal((await world.post(receive, early)).status, 200)
  })

  it('of unknown senders takes bounded memory, and later ones are still read', async () => {
    const strangers = Array.from({ length: 8 }, () => begin(MiB).write(`{${padding(400 * KiB)},`))
    // The order of arrival is undefined; there is room for two.
    const refused = () => strangers.filter(({ received }) => received.includes('\r\n\r\n'))
    await until('six answers', () => refused().length >= 6)
    for (const wire of refused()) {
      assert.equal(await wire.status(), 503)
      assert.match(wire.received, /retry-after: 5/i)
    }
    assert.equal((await world.post(receive, batch())).status, 200)
    assert.equal(refused().length, 6)
    for (const wire of strangers) wire.end()
  })

  it('of one client takes bounded memory, and leaves room for others', async () => {
    const other = await world.institution()
    const first = begin(3 * MiB, { ...headed(), expect: '100-continue' })
    while (!first.received.includes('100 Continue')) await new Promise((resolve) => setImmediate(resolve))
    const second = begin(3 * MiB, headed())
    assert.equal(await second.status(), problems.SIMULTANEOS_DEMAIS.status)
    assert.match(second.received, /retry-after: 5/i)
    const others = { authorization: other.token }
    assert.equal((await world.post(receive, batch(padding(2 * MiB)), others)).status, 200)
    first.end()
    second.end()
    let freed = 0
    while (freed !== 200) freed = (await world.post(receive, batch(padding(3 * MiB)), headed())).status
  })

  it('is refused with an answer when it stalls', async () => {
    const { config } = world.context
    const usual = config.stallSeconds
    config.stallSeconds = 1
    try {
      const before = await batches()
      const wires = [begin(100).write('{"TOKEN":'), begin(MiB, headed()).write('{"SDT_INT_ALUNOS":[')]
      const question = new Wire(world.base).head(query, { 'content-length': 50 }).write('{')
      for (const wire of [...wires, question]) {
        assert.equal(await wire.status(), 408)
        wire.end()
      }
      assert.equal(await batches(), before)
    } finally {
      config.stallSeconds = usual
    }
  })

  it('with a thousand fields around its records is refused', async () => {
    const names = Array.from({ length: 1_001 }, (_, at) => `"n${at}":1`).join()
    const answer = await world.post(receive, batch(names))
    assert.equal(answer.status, 400)
    assert.match(String(answer.body.MsgRetorno), /mais de 1000 campos/)
  })

  it('may be compressed with gzip, in one or several members', async () => {
    const text = `{"TOKEN":"${client.token}","SDT_INT_ALUNOS":[${JSON.stringify(studentOf(1))}]}`
    const post = (bytes: Uint8Array, encoding = 'gzip') =>
      world.post(receive, bytes, { 'content-encoding': encoding })
    const [one, two] = [text.slice(0, 90), text.slice(90)]
    for (const bytes of [gzipSync(text), Buffer.concat([gzipSync(one), gzipSync(two)])]) {
      const answer = await post(bytes)
      assert.equal(answer.status, 200, answer.text)
      const [stored] = await world.rows<{ registros: number; tamanho: number }>(
        client.id,
        `select registros, tamanho from lote where id = ${answer.headers.get('x-lote-id')}`,
      )
      assert.deepEqual(stored, { registros: 1, tamanho: Buffer.byteLength(text) })
    }
    assert.equal((await post(gzipSync(text), 'GZIP')).status, 200)
    const question = JSON.stringify({ token: client.token, dataInicio: '2026-01-01', quantidade: 1 })
    const asked = await world.post(query, gzipSync(question), { 'content-encoding': 'gzip' })
    assert.equal(asked.status, 200)
  })

  it('that is incomplete gzip is refused with a code, and nothing is stored', async () => {
    const whole = gzipSync(batch())
    const before = await batches()
    const damaged = Buffer.from(whole)
    damaged[whole.length - 6]! ^= 0xff
    for (const bytes of [
      whole.subarray(0, whole.length - 4),
      damaged,
      Buffer.from(batch()),
      Buffer.concat([whole, Buffer.from('lixo')]),
      Buffer.concat([whole, Buffer.from([0x1f, 0x8b, 0x00])]),
      deflateSync(batch()),
    ]) {
      const answer = await world.post(receive, bytes, { 'content-encoding': 'gzip' })
      assert.equal(answer.status, 400, answer.text)
      assert.match(String(answer.body.MsgRetorno), /^O corpo não é um gzip válido: /)
    }
    for (const [encoding, bytes] of [
      ['br', brotliCompressSync(batch())],
      ['deflate', deflateSync(batch())],
      ['gzip, gzip', gzipSync(whole)],
    ] as const) {
      const answer = await world.post(receive, bytes, { 'content-encoding': encoding })
      assert.equal(answer.status, 415, encoding)
      assert.equal(answer.headers.get('accept-encoding'), 'gzip')
    }
    assert.equal(await batches(), before)
  })

  it('that decompresses beyond the limit is refused on the way', async () => {
    const bomb = gzipSync(Buffer.alloc(8 * MiB, ' '))
    const stranger = await world.post(receive, bomb, { 'content-encoding': 'gzip' })
    assert.match(String(stranger.body.MsgRetorno), /a credencial ainda não chegou/)
    const known = await world.post(receive, bomb, { 'content-encoding': 'gzip', ...headed() })
    assert.equal(known.status, 413)
    assert.match(String(known.body.MsgRetorno), /^O corpo passa do limite de 4 MiB/)
    const asked = await world.post(query, bomb, { 'content-encoding': 'gzip' })
    assert.match(asked.text, /O corpo passa do limite de 64 KiB/)
  })
})
