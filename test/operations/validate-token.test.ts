import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { validateToken } from '../../catalogue/auth/validate-token.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { revokeCredential } from '../../server/domain/credencial/revoga.ts'
import { newToken, tokenHash } from '../../server/domain/credencial/token.ts'
import { type Row, refusalBody } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const response = { statusCode: 200, statusMessage: 'OK', errorMessage: '' }
const invalid = { valido: false, cliente: '', escopos: [], expiraEm: null, response }

describe('ValidateToken', () => {
  let world: World
  let client: Institution
  let other: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution(['recebe', 'sensivel'])
    other = await world.institution()
  })
  after(() => world.close())

  const ask = (body: Row) => world.control('ValidateToken', body)
  const create = (expiresAt?: string) =>
    createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'integracao',
      name: 'teste',
      scopes: ['consulta'],
      expiresAt,
    })
  const usedAt = async (token: string) => {
    const found = await sql<{ usada_em: string | null }>`select usada_em from credencial
      where hash = ${tokenHash(token)}`.execute(world.context.owner.kysely)
    return found.rows[0]!.usada_em
  }

  it('recognises a permanent token with its client and scopes', async () => {
    const { status, body } = await ask({ token: client.token })
    assert.equal(status, 200)
    assert.deepEqual(Object.keys(body), ['valido', 'cliente', 'escopos', 'expiraEm', 'response'])
    const escopos = ['recebe', 'sensivel']
    assert.deepEqual(body, { valido: true, cliente: client.codigo, escopos, expiraEm: null, response })
  })

  it('shows the expiry of a token, in the client’s local time', async () => {
    const token = await create('2999-01-01T02:00:00Z')
    assert.equal((await ask({ token })).body.expiraEm, '2998-12-31T23:00:00')
    const { usuario, senha, codigo: cliente } = client
    const issued = await world.control('GetToken', { cliente, usuario, senha, escopos: ['recebe'] })
    const { body } = await ask({ token: issued.body.token })
    const { expiraEm, escopos } = issued.body
    assert.deepEqual(body, { valido: true, cliente, escopos, expiraEm, response })
  })

  it('gives the same answer for every invalid token, without a reason', async () => {
    const [expired, revoked] = [await create('2020-01-01T00:00:00Z'), await create()]
    await revokeCredential(world.context.owner, client.id, { token: revoked })
    const unknown = [newToken('integracao'), newToken('emitido'), 'x', `${client.token}0`, 7]
    for (const token of [expired, revoked, client.key, client.senha, ...unknown]) {
      const answer = await ask({ token })
      assert.equal(answer.status, 200)
      assert.deepEqual(answer.body, invalid)
    }
  })

  it('requires the token to belong to the named client', async () => {
    const { token, codigo } = client
    assert.equal((await ask({ token, cliente: codigo })).body.valido, true)
    for (const nothing of ['', null]) assert.equal((await ask({ token, cliente: nothing })).body.valido, true)
    for (const cliente of [other.codigo, codigo.toUpperCase(), 'ninguem', 7]) {
      assert.deepEqual((await ask({ token, cliente })).body, invalid, String(cliente))
    }
  })

  it('accepts the token under TOKEN too, and refuses a request without one', async () => {
    assert.equal((await ask({ TOKEN: client.token })).body.valido, true)
    assert.equal((await ask({ TOKEN: '', token: client.token })).body.valido, true)
    for (const body of [{}, { token: '' }, { token: null }, { TOKEN: ' ' }]) {
      const answer = await ask(body)
      assert.equal(answer.status, 400)
      const message = String(answer.body.MsgRetorno)
      assert.equal(message, 'O campo token é inválido: não foi informado.')
      assert.deepEqual(answer.body, refusalBody(validateToken, 'CAMPO_INVALIDO', message))
    }
    assert.equal((await ask({ token: 'x'.repeat(513) })).status, 400)
  })

  it('does not count as a use of the token', async () => {
    const token = await create()
    assert.equal((await ask({ token })).body.valido, true)
    assert.equal(await usedAt(token), null)
  })
})
