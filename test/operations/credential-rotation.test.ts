import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Scope } from '../../catalogue/doors.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { revokeCredential } from '../../server/domain/credencial/revoga.ts'
import { tokenHash } from '../../server/domain/credencial/token.ts'
import { endSilent, type Rotated, rotateCredential } from '../../server/domain/credencial/troca.ts'
import { tester } from '../support/actor.ts'
import { type Institution, World } from '../support/world.ts'

const day = 86_400

interface Row {
  id: number
  sucessora_id: number | null
  seconds: number | null
  escopos: Scope[]
  nome: string
  tipo: string
}

describe('a rotated credential', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
  })
  after(() => world.close())

  const create = (scopes: Scope[] = ['consulta'], expiresAt?: string) =>
    createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'integracao',
      name: 'sistema acadêmico',
      scopes,
      expiresAt,
    })
  const row = async (token: string) => {
    const found = await sql<Row>`select id, sucessora_id, escopos, nome, tipo,
        extract(epoch from expira_em - now())::int as seconds
      from credencial where hash = ${tokenHash(token)}`.execute(world.context.owner.kysely)
    return found.rows[0]!
  }
  const rotate = (
    which: string | number,
    overlap = 7 * day,
    kind: 'integracao' | 'workforce' = 'integracao',
  ) => rotateCredential(world.context.owner, { clienteId: client.id, kind, which: String(which), overlap })
  const done = async (...asked: Parameters<typeof rotate>) => {
    const rotated = await rotate(...asked)
    assert.equal(typeof rotated, 'object', String(rotated))
    return rotated as Rotated
  }
  const use = async (token: string) =>
    (await world.query('RetornaDadosOcorrencias', { token, dataInicio: '2026-01-01' })).status
  const isAbout = (seconds: number | null, wanted: number) =>
    assert.ok(seconds !== null && Math.abs(seconds - wanted) < 120, `${seconds} for ${wanted}`)

  it('works beside its successor until the overlap ends', async () => {
    const old = await create(['consulta', 'sensivel'])
    const { id } = await row(old)
    const { token, sucede, escopos } = await done(id)
    assert.deepEqual([sucede, escopos], [id, ['consulta', 'sensivel']])
    assert.deepEqual([await use(old), await use(token)], [200, 200])
    const [before, after] = [await row(old), await row(token)]
    isAbout(before.seconds, 7 * day)
    assert.equal(before.sucessora_id, after.id)
    assert.deepEqual(
      [after.tipo, after.nome, after.escopos, after.seconds],
      ['integracao', 'sistema acadêmico', ['consulta', 'sensivel'], null],
    )
    await sql`update credencial set expira_em = now() where id = ${id}`.execute(world.context.owner.kysely)
    assert.deepEqual([await use(old), await use(token)], [401, 200])
  })

  it('ends by usage when no overlap is given: the successor is used and it is idle', async () => {
    const old = await create()
    const { id } = await row(old)
    const asked = { clienteId: client.id, kind: 'integracao', which: String(id) } as const
    const { token, anteriorExpiraEm } = (await rotateCredential(world.context.owner, asked)) as Rotated
    assert.deepEqual([anteriorExpiraEm, (await row(old)).seconds], [null, null])
    const weekOn = async () => {
      await sql`update credencial set trocada_em = now() - interval '8 days', usada_em = now() - interval '8 days'
        where id = ${id}`.execute(world.context.owner.kysely)
      await world.context.db.inClient(client.id, endSilent, tester)
    }
    await weekOn()
    assert.equal(await use(old), 200)
    assert.equal(await use(token), 200)
    await world.context.db.inClient(client.id, endSilent, tester)
    assert.equal(await use(old), 200)
    await weekOn()
    assert.deepEqual([await use(old), await use(token)], [401, 200])
  })

  it('ends at once with an overlap of zero', async () => {
    const old = await create()
    const { token } = await done((await row(old)).id, 0)
    assert.deepEqual([await use(old), await use(token)], [401, 200])
  })

  it('can be a workforce key, and a token is not found among keys', async () => {
    const { id } = await row(client.key)
    assert.equal(await rotate(id), 'none')
    assert.equal(await rotate((await row(client.token)).id, 0, 'workforce'), 'none')
    const { token: key } = await done(id, day, 'workforce')
    for (const one of [client.key, key]) {
      assert.equal((await world.workforce('listahorarios', one, {})).status, 200)
    }
  })

  it('is found by its first characters, as listed, unless several match', async () => {
    const [one, two] = [await create(), await create()]
    await done(`${one.slice(0, 13)}…`, day)
    await sql`update credencial set inicio = 'vinc_int_mesm' where hash in (${tokenHash(two)}, ${tokenHash(await create())})`.execute(
      world.context.owner.kysely,
    )
    assert.equal(await rotate('vinc_int_mesm'), 'several')
    assert.equal(await rotate('vinc_int_'), 'none')
    assert.equal(await rotate(two), 'none')
    assert.equal((await row(two)).sucessora_id, null)
  })

  it('keeps its earlier expiry, and its successor has the original one', async () => {
    const soon = Temporal.Now.instant().add({ hours: 24 }).toString()
    const old = await create(['consulta'], soon)
    const { token } = await done((await row(old)).id)
    isAbout((await row(old)).seconds, day)
    isAbout((await row(token)).seconds, day)
  })

  it('is rotated once: then its successor is', async () => {
    const old = await create()
    const { id } = await row(old)
    const first = await done(id)
    assert.equal(await rotate(id), 'rotated')
    const second = await done(first.id)
    for (const token of [old, first.token, second.token]) assert.equal(await use(token), 200)
  })

  it('gets one successor for concurrent requests', async () => {
    const { id } = await row(await create())
    const outcomes = await Promise.all([rotate(id), rotate(id), rotate(id)])
    assert.deepEqual(outcomes.map((one) => (typeof one === 'string' ? one : 'done')).sort(), [
      'done',
      'rotated',
      'rotated',
    ])
  })

  it('must be valid, of the client, and permanent', async () => {
    const [revoked, expired] = [await create(), await create(['consulta'], '2020-01-01T00:00:00Z')]
    await revokeCredential(world.context.owner, client.id, { token: revoked })
    const other = await world.institution()
    const { usuario, senha, codigo: cliente } = client
    const issued = await world.control('GetToken', { cliente, usuario, senha })
    for (const token of [revoked, expired, other.token, String(issued.body.token)]) {
      assert.equal(await rotate((await row(token)).id), 'none')
    }
  })

  it('can be revoked before the overlap ends, and the successor continues', async () => {
    const old = await create()
    const { token } = await done((await row(old)).id)
    assert.equal(await revokeCredential(world.context.owner, client.id, { token: old }), true)
    assert.deepEqual([await use(old), await use(token)], [401, 200])
  })
})
