import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { revokeCredential } from '../../server/domain/credencial/revoga.ts'
import { isToken, newToken } from '../../server/domain/credencial/token.ts'
import { type Institution, World } from '../support/world.ts'

describe('the format of a credential', () => {
  it('has a prefix for its kind, 256 random bits and a checksum', () => {
    assert.match(newToken('integracao'), /^vinc_int_[\w-]{43}[0-9a-f]{8}$/)
    assert.match(newToken('workforce'), /^vinc_wf_[\w-]{43}[0-9a-f]{8}$/)
    const many = new Set(Array.from({ length: 1_000 }, () => newToken('integracao')))
    assert.equal(many.size, 1_000)
  })

  it('detects every mistyped character without a database query', () => {
    const token = newToken('integracao')
    assert.ok(isToken(token, 'integracao'))
    assert.ok(!isToken(token, 'workforce'))
    for (let at = 0; at < token.length; at++) {
      const wrong = token.slice(0, at) + (token[at] === '1' ? '2' : '1') + token.slice(at + 1)
      assert.ok(!isToken(wrong, 'integracao'), `character ${at + 1}`)
    }
    for (const wrong of [
      token.slice(1),
      token.slice(0, -1),
      `${token}\n`,
      ` ${token}`,
      token.repeat(2),
      '',
    ]) {
      assert.ok(!isToken(wrong, 'integracao'), JSON.stringify(wrong))
    }
  })
})

describe('a credential', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
  })
  after(() => world.close())

  const use = async (token: string) =>
    (await world.query('RetornaDadosOcorrencias', { token, dataInicio: '2026-01-01' })).status
  const create = (expiresAt?: string) =>
    createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'integracao',
      name: 'teste',
      scopes: ['consulta'],
      expiresAt,
    })
  const hashOf = (token: string) => createHash('sha256').update(token).digest()
  const set = (token: string, column: string, value: string) =>
    sql`update credencial set ${sql.ref(column)} = ${sql.raw(value)} where hash = ${hashOf(token)}`.execute(
      world.context.owner.kysely,
    )
  const row = async (token: string) => {
    const found = await sql<{ inicio: string; usada_em: string | null; whole: string }>`
      select inicio, usada_em, credencial::text as whole from credencial
       where hash = ${hashOf(token)}`.execute(world.context.owner.kysely)
    return found.rows[0]!
  }

  it('is stored as a hash, with only its first characters in clear', async () => {
    const token = await create()
    const { inicio, whole } = await row(token)
    assert.equal(inicio, token.slice(0, 'vinc_int_'.length + 4))
    assert.ok(!whole.includes(token.slice(0, 20)))
    assert.ok(!whole.includes(token.slice(-20)))
  })

  it('works until it expires', async () => {
    const token = await create('2999-01-01T00:00:00Z')
    assert.equal(await use(token), 200)
    await set(token, 'expira_em', 'now()')
    assert.equal(await use(token), 401)
    assert.equal(await use(await create('2020-01-01T00:00:00Z')), 401)
  })

  it('stops working at once when revoked, and others continue', async () => {
    const [old, fresh] = [await create(), await create()]
    assert.deepEqual([await use(old), await use(fresh)], [200, 200])
    const { owner } = world.context
    assert.equal(await revokeCredential(owner, client.id, { token: old }), true)
    assert.deepEqual([await use(old), await use(fresh)], [401, 200])
    assert.equal(await revokeCredential(owner, client.id, { token: old }), false)
  })

  it('cannot be revoked by another client', async () => {
    const other = await world.institution()
    const token = await create()
    assert.equal(await revokeCredential(world.context.owner, other.id, { token }), false)
    assert.equal(await use(token), 200)
  })

  it('records its last use, to the minute', async () => {
    const token = await create()
    assert.equal((await row(token)).usada_em, null)
    await use(token)
    const first = (await row(token)).usada_em
    assert.ok(first)
    await use(token)
    assert.equal((await row(token)).usada_em, first)
    await set(token, 'usada_em', `now() - interval '2 minutes'`)
    const before = (await row(token)).usada_em!
    await use(token)
    assert.ok((await row(token)).usada_em! > before)
    await set(token, 'usada_em', `now() - interval '2 minutes'`)
    await revokeCredential(world.context.owner, client.id, { token })
    const stopped = (await row(token)).usada_em
    await use(token)
    assert.equal((await row(token)).usada_em, stopped)
  })

  it('of the workforce is accepted raw or after Bearer, and in no other form', async () => {
    const { key, token } = client
    const status = async (authorization: string) =>
      (await world.workforce('listahorarios', authorization, {})).status
    for (const header of [key, `Bearer ${key}`, `bearer  ${key} `, `BEARER\t${key}`]) {
      assert.equal(await status(header), 200, header)
    }
    const others = [
      `Basic ${key}`,
      `Bearer${key}`,
      'Bearer',
      `Bearer Bearer ${key}`,
      token,
      `Bearer ${token}`,
    ]
    for (const header of others) assert.equal(await status(header), 401, header)
    const inBody = await world.post('/apiworkforceintegracao/listahorarios', { token: key, TOKEN: token })
    assert.equal(inBody.status, 401)
  })

  it('opens only its scopes', async () => {
    const onlyQueries = await create()
    assert.equal(await use(onlyQueries), 200)
    const answer = await world.post('/APIPlataformaIntegracao/RecebeAlunos', {
      TOKEN: onlyQueries,
      SDT_INT_ALUNOS: [],
    })
    assert.equal(answer.status, 403)
    assert.deepEqual(answer.body, { MsgRetorno: 'A credencial não tem o escopo recebe.' })
    assert.equal(await use((await world.institution(['recebe'])).token), 403)
  })
})
