import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { operations } from '../../catalogue/index.ts'
import { type Operation, pathOf } from '../../catalogue/operation.ts'
import { problems } from '../../catalogue/problems.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { newToken } from '../../server/domain/credencial/token.ts'
import { asksForCredential, messageOf, type Row, refusalBody, validRequest } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const all: readonly Operation[] = operations
const query = '/apiconsultadadosplataforma/RetornaDadosOcorrencias'
const receive = '/APIPlataformaIntegracao/RecebeAlunos'
const paged = { dataInicio: '2026-01-01', quantidade: 1 }
const forward = (address: string) => ({ 'x-forwarded-for': address })

let made = 0
/** An address without a count. */
const newAddress = () => `203.0.${Math.floor(++made / 250)}.${1 + (made % 250)}`

function assertLimited(operation: Operation, { status, headers, body }: Awaited<ReturnType<World['post']>>) {
  assert.equal(status, 429, operation.id)
  const seconds = Number(headers.get('retry-after'))
  assert.ok(Number.isInteger(seconds) && seconds >= 1 && seconds <= 60, `${seconds}`)
  const message = messageOf(body)
  assert.match(message, /^O limite de \d+ por minuto foi atingido: .+\. Repita em \d+ s\.$/)
  assert.deepEqual(body, refusalBody(operation, 'LIMITE_EXCEDIDO', message))
}

describe('the limits of', () => {
  const limit = 40
  let world: World
  before(async () => {
    const rates = { rateToken: limit, rateUnpaged: 5, rateGetToken: 4, rateFailed: 0 }
    world = await World.open({ processing: false, ...rates, trustProxy: 1 })
  })
  after(() => world.close())

  describe('a token', () => {
    /** The client whose token was used up. */
    let client: Institution
    before(async () => {
      client = await world.institution()
    })
    const ask = (token: string, more: Row = paged) => world.post(query, { token, ...more })
    const useUp = async (token: string) => {
      for (let used = 0; used < limit; used++) assert.equal((await ask(token)).status, 200)
      assert.equal((await ask(token)).status, 429)
    }

    it('allows a number of requests a minute, and is then refused in the shape of each family', async () => {
      await useUp(client.token)
      for (const operation of all) {
        if (!asksForCredential(operation) || operation.family === 'workforce') continue
        const { path, body } = validRequest(operation, client)
        assertLimited(operation, await world.post(path, body))
      }
      const batches = await world.rows<{ n: number }>(client.id, 'select count(*) as n from lote')
      assert.equal(batches[0]!.n, 0)
    })

    it('has a limit of its own: keys, other tokens and other clients continue', async () => {
      const second = await createCredential(world.context.owner, {
        clienteId: client.id,
        kind: 'integracao',
        name: 'outro',
        scopes: ['consulta'],
      })
      assert.equal((await ask(second)).status, 200)
      assert.equal((await ask((await world.institution()).token)).status, 200)
      for (let used = 0; used < limit; used++) {
        assert.equal((await world.workforce('listahorarios', client.key, {})).status, 200)
      }
      const workforce = all.find(({ id }) => id === 'listahorarios')!
      assertLimited(workforce, await world.workforce('listahorarios', client.key, {}))
    })

    it('beyond it is refused without a database query', async () => {
      await world.rows(client.id, 'delete from credencial')
      assert.equal((await ask(client.token)).status, 429)
      // The answer does not reveal whether another text is a token.
      assert.equal((await ask(`${client.token}x`)).status, 401)
    })

    it('of an account shares its limit with the account’s other tokens', async () => {
      const { codigo: cliente, usuario, senha, token } = await world.institution()
      const issue = async () =>
        String((await world.control('GetToken', { cliente, usuario, senha })).body.token)
      const [first, second] = [await issue(), await issue()]
      await useUp(first)
      assert.equal((await ask(second)).status, 429)
      assert.equal((await ask(await issue())).status, 429)
      assert.equal((await ask(token)).status, 200)
    })

    it('allows fewer unpaged queries a minute, while paged ones continue', async () => {
      const { token } = await world.institution()
      const whole = { dataInicio: '2026-01-01' }
      for (let used = 0; used < 5; used++) assert.equal((await ask(token, whole)).status, 200)
      const operation = all.find(({ id }) => id === 'RetornaDadosOcorrencias')!
      assertLimited(operation, await ask(token, whole))
      assert.equal((await ask(token)).status, 200)
    })

    it('is refused with status 200 where the client wants it, with the time to wait', async () => {
      const client = await world.institution()
      await sql`update cliente set compat_http_200 = true where cliente_id = ${client.id}`.execute(
        world.context.owner.kysely,
      )
      for (let used = 0; used < limit; used++) await ask(client.token)
      const answer = await ask(client.token)
      assert.equal(answer.status, 200)
      assert.ok(Number(answer.headers.get('retry-after')) >= 1)
      assert.equal((answer.body.response as Row).statusCode, 429)
    })
  })

  describe('GetToken', () => {
    const operation = all.find(({ id }) => id === 'GetToken')!
    const claimOf = ({ codigo: cliente, usuario, senha }: Institution) => ({ cliente, usuario, senha })
    const ask = (claim: Row, address: string) => world.post(pathOf(operation), claim, forward(address))

    it('issues a limited number of tokens a minute to a client, from any address', async () => {
      const [client, other] = [await world.institution(), await world.institution()]
      for (let count = 0; count < 4; count++) {
        assert.equal((await ask(claimOf(client), newAddress())).status, 200)
      }
      assertLimited(operation, await ask(claimOf(client), newAddress()))
      assert.equal((await ask(claimOf(other), newAddress())).status, 200)
    })

    it('accepts a limited number of failures a minute per client and address, known client or not', async () => {
      const client = await world.institution()
      for (const cliente of [client.codigo, 'ninguem']) {
        const address = newAddress()
        const wrong = { ...claimOf(client), cliente, senha: newToken('conta') }
        for (let count = 0; count < 4; count++) assert.equal((await ask(wrong, address)).status, 401)
        assertLimited(operation, await ask(wrong, address))
        assert.equal((await ask(wrong, newAddress())).status, 401)
      }
    })

    it('always accepts a right secret, whatever failures came before, even from its address', async () => {
      const client = await world.institution()
      const address = newAddress()
      const wrong = { ...claimOf(client), senha: newToken('conta') }
      for (let count = 0; count < 20; count++) await ask(wrong, address)
      assert.equal((await ask(wrong, address)).status, 429)
      assert.equal((await ask(claimOf(client), address)).status, 200)
      assert.equal((await ask(claimOf(client), newAddress())).status, 200)
    })
  })

  describe('ValidateToken', () => {
    it('answers an address a limited number of times a minute', async () => {
      const { token } = await world.institution()
      const operation = all.find(({ id }) => id === 'ValidateToken')!
      const ask = (address: string) => world.post(pathOf(operation), { token }, forward(address))
      const address = newAddress()
      for (let count = 0; count < limit; count++) assert.equal((await ask(address)).status, 200)
      assertLimited(operation, await ask(address))
      assert.equal((await ask(newAddress())).status, 200)
      assert.equal((await world.post(query, { token, ...paged })).status, 200, 'it costs the token nothing')
    })
  })
})

describe('an address with refused credentials', () => {
  let world: World
  let client: Institution
  before(async () => {
    const rates = { rateFailed: 5, rateGetToken: 1_000 }
    // An unknown sender may hold 512 KiB.
    world = await World.open({ processing: false, ...rates, trustProxy: 1, maxHeld: 6 * 2 ** 20 })
    client = await world.institution()
  })
  after(() => world.close())
  const fail = (address: string) =>
    world.post(query, { token: newToken('integracao'), ...paged }, forward(address))
  const failOften = async (address: string) => {
    for (let count = 0; count < 5; count++) assert.equal((await fail(address)).status, 401)
    assert.equal((await fail(address)).status, 429)
  }

  it('is told to wait, in the shape of each family, and others are not', async () => {
    const address = newAddress()
    await failOften(address)
    for (const operation of all) {
      if (operation.id === 'ValidateToken') continue
      const { path, body } = validRequest(operation, client)
      const wrong = { ...body, TOKEN: undefined, token: newToken('integracao'), senha: 'x' }
      const headers = { ...forward(address), authorization: newToken('workforce') }
      assertLimited(operation, await world.post(path, wrong, headers))
    }
    assert.equal((await fail(newAddress())).status, 401)
  })

  it('is counted for any operation, and for missing credentials', async () => {
    const address = newAddress()
    const { codigo: cliente, usuario } = client
    const headers = forward(address)
    const refused = [
      world.post(receive, { SDT_INT_ALUNOS: [] }, headers),
      world.post(query, paged, headers),
      world.post('/apiworkforceintegracao/listahorarios', {}, headers),
      world.post('/APIPlataformaIntegracao/GetToken', { cliente, usuario, senha: 'x' }, headers),
      world.post(query, { token: client.token, cliente: 'outro', ...paged }, headers),
    ]
    for (const answer of await Promise.all(refused)) assert.equal(answer.status, 401)
    assert.equal((await fail(address)).status, 429)
  })

  it('is told to wait too where the credential never came', async () => {
    const headers = { ...forward(newAddress()), 'content-encoding': 'gzip' }
    const endless = gzipSync(`{${'"a":1,'.repeat(100_000)}`)
    const send = async () => (await world.post(receive, endless, headers)).status
    for (let count = 0; count < 5; count++) assert.equal(await send(), problems.CREDENCIAL_TARDIA.status)
    assert.equal(await send(), 429)
  })

  it('can still use a valid credential for small requests: neighbours are not locked out', async () => {
    const address = newAddress()
    await failOften(address)
    const headers = forward(address)
    assert.equal((await world.post(query, { token: client.token, ...paged }, headers)).status, 200)
    const { codigo: cliente, usuario, senha } = client
    const claim = { cliente, usuario, senha }
    assert.equal((await world.post('/APIPlataformaIntegracao/GetToken', claim, headers)).status, 200)
    const workforce = { ...headers, authorization: client.key }
    assert.equal((await world.post('/apiworkforceintegracao/listahorarios', {}, workforce)).status, 200)
    assert.equal((await fail(address)).status, 429)
  })

  it('is refused before a batch is read, until it sends a valid credential', async () => {
    const address = newAddress()
    await failOften(address)
    const headers = forward(address)
    const batch = { TOKEN: client.token, SDT_INT_ALUNOS: [] }
    assert.equal(await statusBeforeBody(world, address), 429)
    assert.equal((await world.post(receive, batch, headers)).status, 429)
    assert.equal((await world.post(query, { token: client.token, ...paged }, headers)).status, 200)
    assert.equal((await world.post(receive, batch, headers)).status, 200)
    assert.equal((await fail(address)).status, 429)
  })

  it('is stored nowhere', async () => {
    const address = newAddress()
    await failOften(address)
    const { codigo: cliente } = client
    await world.post(
      '/APIPlataformaIntegracao/GetToken',
      { cliente, usuario: 'u', senha: 's' },
      forward(address),
    )
    const stored = JSON.stringify((await sql`select * from limite`.execute(world.context.db.kysely)).rows)
    assert.ok(stored.length > 100)
    assert.ok(!stored.includes(address) && !world.logs.join('').includes(address))
    assert.ok(!stored.includes(client.codigo))
  })
})

/** The status of a batch of which only the head was sent. */
function statusBeforeBody(world: World, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(world.base).port), '127.0.0.1')
    socket.setTimeout(20_000, () => socket.destroy(new Error('no answer')))
    socket.on('error', reject)
    socket.once('data', (data) => {
      socket.destroy()
      resolve(Number(String(data).split(' ')[1]))
    })
    const head = [
      `POST ${receive} HTTP/1.1`,
      'Host: x',
      `X-Forwarded-For: ${address}`,
      'Content-Length: 1000000',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n{"TOKEN":`)
  })
}
