import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { getToken } from '../../catalogue/auth/get-token.ts'
import type { Scope } from '../../catalogue/doors.ts'
import { operations } from '../../catalogue/index.ts'
import { problemsOf } from '../../catalogue/openapi/failures.ts'
import type { Operation } from '../../catalogue/operation.ts'
import { AccountExists, createAccount } from '../../server/domain/conta/create.ts'
import { findAccount } from '../../server/domain/conta/find.ts'
import { issueToken } from '../../server/domain/conta/issue-token.ts'
import { revokeAccount } from '../../server/domain/conta/revoke.ts'
import { rotateAccount } from '../../server/domain/conta/rotate.ts'
import { newToken, tokenHash } from '../../server/domain/credencial/token.ts'
import { purgeCredentials } from '../../server/jobs/purge-credentials.ts'
import { audit } from '../support/audit.ts'
import { asksForCredential, type Row, refusalBody, validRequest, validStatus } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const all: readonly Operation[] = operations

describe('GetToken', () => {
  let world: World
  let client: Institution
  let other: Institution
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    other = await world.institution()
  })
  after(() => world.close())

  const claimOf = ({ codigo: cliente, usuario, senha }: Institution) => ({ cliente, usuario, senha })
  const ask = (body: Row) => world.control('GetToken', body)
  const issue = async (institution = client, more: Row = {}) => {
    const answer = await ask({ ...claimOf(institution), ...more })
    assert.equal(answer.status, 200, answer.text)
    return answer.body as { token: string; escopos: Scope[]; expiraEm: string; validadeSegundos: number }
  }
  const use = async (token: string) =>
    (await world.query('RetornaDadosOcorrencias', { token, dataInicio: '2026-01-01' })).status
  const account = async (scopes: Scope[] = ['recebe', 'consulta']) => {
    const usuario = `conta-${newToken('conta').slice(9, 21)}`
    const senha = await createAccount(world.context.owner, { clienteId: client.id, usuario, scopes })
    return { ...client, usuario, senha }
  }
  const issuedRow = async (token: string) => {
    const found = await sql<{ whole: string; seconds: number; inicio: string }>`
      select credencial::text as whole, inicio, extract(epoch from expira_em - inclusao)::int as seconds
        from credencial where hash = ${tokenHash(token)}`.execute(world.context.owner.kysely)
    return found.rows[0]
  }

  it('names all missing fields at once', async () => {
    const { status, body } = await ask({})
    assert.equal(status, 400)
    const missing = 'não foi informado'
    assert.equal(
      body.MsgRetorno,
      `O campo cliente é inválido: ${missing}; usuario: ${missing}; senha: ${missing}.`,
    )
  })

  it('issues a token with its kind, expiry and scopes', async () => {
    const { status, body, headers } = await ask(claimOf(client))
    assert.equal(status, 200)
    assert.equal(headers.get('cache-control'), 'no-store')
    assert.deepEqual(Object.keys(body), [
      'token',
      'tipo',
      'expiraEm',
      'validadeSegundos',
      'escopos',
      'response',
    ])
    const { token, expiraEm, ...rest } = body as { token: string; expiraEm: string }
    assert.match(token, /^vinc_tmp_[\w-]{43}[0-9a-f]{8}$/)
    assert.deepEqual(rest, {
      tipo: 'Bearer',
      validadeSegundos: 3600,
      escopos: ['recebe', 'consulta', 'financeiro', 'auditoria'],
      response: { statusCode: 200, statusMessage: 'OK', errorMessage: '' },
    })
    const { rows } = await sql<{ local: string }>`
      select to_char(expira_em at time zone 'America/Sao_Paulo', 'YYYY-MM-DD"T"HH24:MI:SS') as local
        from credencial where hash = ${tokenHash(token)}`.execute(world.context.owner.kysely)
    assert.equal(expiraEm, rows[0]!.local)
    assert.equal((await issuedRow(token))!.seconds, 3600)
  })

  it('gives the expiry in the client’s local time', async () => {
    const { owner } = world.context
    const set = (zone: string) =>
      sql`update cliente set fuso = ${zone} where cliente_id = ${client.id}`.execute(owner.kysely)
    const hour = Temporal.Now.instant().add({ hours: 1 })
    await set('Pacific/Kiritimati')
    const { expiraEm } = await issue()
    await set('America/Sao_Paulo')
    const there = hour.toZonedDateTimeISO('Pacific/Kiritimati').toPlainDateTime()
    const { minutes } = Temporal.PlainDateTime.from(expiraEm).since(there, { largestUnit: 'minutes' })
    assert.ok(Math.abs(minutes) <= 2, expiraEm)
  })

  it('issues a token for every operation that a permanent one opens, under TOKEN and token', async () => {
    const { token } = await issue()
    for (const operation of all) {
      if (!asksForCredential(operation) || operation.family === 'workforce') continue
      const { path, body } = validRequest(operation, { ...client, token })
      const both = [
        { ...body, TOKEN: token, token: undefined },
        { ...body, TOKEN: undefined, token },
      ]
      for (const one of both)
        assert.equal((await world.post(path, one)).status, validStatus(operation), operation.id)
    }
    assert.equal((await world.workforce('listahorarios', token, {})).status, 401)
  })

  it('issues a new token per request, and all of them work', async () => {
    const issued = await Promise.all(Array.from({ length: 8 }, () => issue()))
    assert.equal(new Set(issued.map(({ token }) => token)).size, 8)
    for (const { token } of issued) assert.equal(await use(token), 200)
  })

  it('limits the token to the requested scopes', async () => {
    const { token, escopos } = await issue(client, { escopos: ['consulta', 'consulta'] })
    assert.deepEqual(escopos, ['consulta'])
    assert.equal(await use(token), 200)
    const refused = await world.post('/APIPlataformaIntegracao/RecebeAlunos', {
      TOKEN: token,
      SDT_INT_ALUNOS: [],
    })
    assert.equal(refused.status, 403)
    for (const nothing of [[], '', null]) {
      assert.deepEqual((await issue(client, { escopos: nothing })).escopos, [
        'recebe',
        'consulta',
        'financeiro',
        'auditoria',
      ])
    }
  })

  it('refuses a scope the account does not have, and an unknown one', async () => {
    const missing = await ask({ ...claimOf(client), escopos: ['consulta', 'sensivel'] })
    assert.equal(missing.status, 403)
    const message = 'A credencial não tem o escopo sensivel.'
    assert.deepEqual(missing.body, refusalBody(getToken, 'ESCOPO_AUSENTE', message))
    for (const escopos of [['tudo'], ['workforce'], 'tudo', [7]]) {
      const unknown = await ask({ ...claimOf(client), escopos })
      assert.equal(unknown.status, 400, String(escopos))
      assert.match(String(unknown.body.MsgRetorno), /^O campo escopos é inválido: /)
    }
  })

  it('gives the same answer for every error of the account', async () => {
    const revoked = await account()
    await revokeAccount(world.context.owner, client.id, { usuario: revoked.usuario })
    const claim = claimOf(client)
    const wrong: Row[] = [
      { ...claim, cliente: 'ninguem' },
      { ...claim, cliente: other.codigo },
      { ...claim, cliente: client.codigo.toUpperCase() },
      { ...claim, usuario: 'ninguem' },
      { ...claim, usuario: other.usuario },
      { ...claim, usuario: client.usuario.toUpperCase() },
      { ...claim, senha: 'x' },
      { ...claim, senha: newToken('conta') },
      { ...claim, senha: other.senha },
      { ...claim, senha: ` ${client.senha}` },
      { ...claim, senha: client.token },
      { ...claimOf(other), cliente: client.codigo },
      claimOf(revoked),
    ]
    for (const body of wrong) {
      const answer = await ask(body)
      assert.equal(answer.status, 401, JSON.stringify(Object.keys(body)))
      assert.deepEqual(answer.body, refusalBody(getToken, 'CREDENCIAL_INVALIDA', 'Credencial inválida.'))
    }
    assert.ok(problemsOf(getToken).includes('CREDENCIAL_INVALIDA'))
    assert.ok(problemsOf(getToken).includes('ESCOPO_AUSENTE'))
  })

  it('makes the same database queries for every error', async () => {
    const { db } = world.context
    const statements: string[] = []
    const seen = db.kysely.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(JSON.stringify(node).replace(/"value":[^,}]*/g, ''))
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const asked = async (claim: ReturnType<typeof claimOf>) => {
      statements.length = 0
      assert.equal(await findAccount({ kysely: seen } as unknown as typeof db, claim), undefined)
      return [...statements]
    }
    const senha = newToken('conta')
    const unknownClient = await asked({ ...claimOf(client), cliente: 'ninguem', senha })
    assert.equal(unknownClient.length, 3)
    assert.deepEqual(await asked({ ...claimOf(client), usuario: 'ninguem', senha }), unknownClient)
    assert.deepEqual(await asked({ ...claimOf(client), senha }), unknownClient)
  })

  it('answers with status 200 where the client wants it, once it is known', async () => {
    const { owner } = world.context
    const always = (yes: boolean) =>
      sql`update cliente set compat_http_200 = ${yes} where cliente_id = ${client.id}`.execute(owner.kysely)
    await always(true)
    const missing = await ask({ ...claimOf(client), escopos: ['sensivel'] })
    const wrong = await ask({ ...claimOf(client), senha: newToken('conta') })
    await always(false)
    assert.deepEqual([missing.status, wrong.status], [200, 401])
    assert.equal((missing.body.response as Row).statusCode, 403)
  })

  it('stores token and secret as hashes only, and logs neither', async () => {
    const own = await account()
    const { token } = await issue(own)
    const row = (await issuedRow(token))!
    assert.equal(row.inicio, token.slice(0, 13))
    const { rows } = await sql<{ whole: string }>`select conta_integracao::text as whole from conta_integracao
      where usuario = ${own.usuario}`.execute(world.context.owner.kysely)
    for (const text of [row.whole, rows[0]!.whole]) {
      for (const secret of [token, own.senha]) {
        assert.ok(!text.includes(secret.slice(0, 20)) && !text.includes(secret.slice(-20)))
      }
    }
    const log = world.logs.join('')
    assert.match(log, /"msg":"token.issued"/)
    assert.ok(!log.includes(token) && !log.includes(own.senha) && !log.includes(own.usuario))
  })

  it('issues tokens that expire', async () => {
    const { token } = await issue()
    await sql`update credencial set expira_em = now() where hash = ${tokenHash(token)}`.execute(
      world.context.owner.kysely,
    )
    assert.equal(await use(token), 401)
  })

  it('issues tokens that end with their own account only', async () => {
    const [ending, staying] = [await account(), await account()]
    const [first, second] = [await issue(ending), await issue(ending)]
    const mine = await issue(staying)
    assert.equal(await revokeAccount(world.context.owner, other.id, { usuario: ending.usuario }), false)
    assert.equal(await revokeAccount(world.context.owner, client.id, { usuario: ending.usuario }), true)
    assert.equal(await revokeAccount(world.context.owner, client.id, { usuario: ending.usuario }), false)
    assert.deepEqual(
      [await use(first.token), await use(second.token), await use(mine.token)],
      [401, 401, 200],
    )
    assert.equal((await ask(claimOf(ending))).status, 401)
  })

  it('issues nothing to an account revoked after its secret was verified', async () => {
    const { db, owner } = world.context
    const own = await account()
    const found = (await findAccount(db, claimOf(own)))!
    await revokeAccount(owner, client.id, { id: found.id })
    assert.equal(await issueToken(db, found, ['consulta'], 60), undefined)
  })

  it('issues nothing that a concurrent revocation would miss', async () => {
    const { db, owner } = world.context
    const own = await account()
    const found = (await findAccount(db, claimOf(own)))!
    const [issued, revoked] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => issueToken(db, found, ['consulta'], 60))),
      revokeAccount(owner, client.id, { id: found.id }),
    ])
    assert.equal(revoked, true)
    for (const one of issued) if (one) assert.equal(await use(one.token), 401)
  })

  it('accepts the previous secret for the overlap', async () => {
    const { owner } = world.context
    const old = await account()
    const rotated = await rotateAccount(owner, client.id, { usuario: old.usuario }, 3_600)
    const fresh = { ...old, senha: rotated!.senha }
    const [before, after] = [(await issue(old)).token, (await issue(fresh)).token]
    assert.deepEqual([await use(before), await use(after)], [200, 200])
    // The trail has the change and no secret.
    const trail = await audit(world, client, { entidade: 'contaIntegracao', usuario: 'operador' })
    assert.equal(trail.at(-1)!.operacao, 'account rotate')
    assert.doesNotMatch(JSON.stringify(trail), /hash/i)

    await sql`update conta_integracao set anterior_ate = now() where usuario = ${old.usuario}`.execute(
      owner.kysely,
    )
    assert.equal((await ask(claimOf(old))).status, 401)
    assert.equal((await ask(claimOf(fresh))).status, 200)
    assert.equal(await use(before), 200)
  })

  it('refuses the old secret and its tokens without an overlap', async () => {
    const { owner } = world.context
    const old = await account()
    const { token } = await issue(old)
    const first = await rotateAccount(owner, client.id, { usuario: old.usuario }, 3_600)
    const second = await rotateAccount(owner, client.id, { id: first!.id }, 0)
    assert.equal(second!.anteriorAte, null)
    for (const senha of [old.senha, first!.senha]) {
      assert.equal((await ask(claimOf({ ...old, senha }))).status, 401)
    }
    assert.equal(await use(token), 401)
    assert.equal((await ask(claimOf({ ...old, senha: second!.senha }))).status, 200)
    assert.equal(await rotateAccount(owner, other.id, { id: first!.id }, 0), undefined)
  })

  it('issues nothing for a secret that was changed after it was verified', async () => {
    const { owner, db } = world.context
    const old = await account()
    const proved = await findAccount(db, claimOf(old))
    const { id, senha } = (await rotateAccount(owner, client.id, { usuario: old.usuario }, 0))!
    assert.equal(await issueToken(db, proved!, ['consulta'], 60), undefined)
    const next = await findAccount(db, claimOf({ ...old, senha }))
    await rotateAccount(owner, client.id, { id }, 3_600)
    assert.ok(await issueToken(db, next!, ['consulta'], 60))
  })

  it('accepts a user name again only once its account is revoked', async () => {
    const own = await account()
    const { owner } = world.context
    const again = () =>
      createAccount(owner, { clienteId: client.id, usuario: own.usuario, scopes: ['consulta'] })
    await assert.rejects(again(), AccountExists)
    await revokeAccount(owner, client.id, { usuario: own.usuario })
    const senha = await again()
    assert.deepEqual((await issue({ ...own, senha })).escopos, ['consulta'])
    assert.equal((await ask(claimOf(own))).status, 401)
  })

  it('leaves expired tokens to a job, which touches nothing else', async () => {
    const [old, fresh] = [await issue(), await issue()]
    const { owner } = world.context
    await sql`update credencial set expira_em = now() - interval '1 second'
      where hash = any(${[tokenHash(old.token), tokenHash(client.token)]})`.execute(owner.kysely)
    await purgeCredentials(world.context, AbortSignal.timeout(60_000))
    assert.equal(await issuedRow(old.token), undefined)
    assert.ok(await issuedRow(fresh.token))
    assert.ok(await issuedRow(client.token), 'a lasting token stays in the list')
    await sql`update credencial set expira_em = null where hash = ${tokenHash(client.token)}`.execute(
      owner.kysely,
    )
    assert.equal(await use(fresh.token), 200)
  })

  it('issues for the configured duration', async () => {
    const { config } = world.context
    Object.assign(config, { tokenMinutes: 5 })
    try {
      const { token, validadeSegundos } = await issue()
      assert.equal(validadeSegundos, 300)
      assert.equal((await issuedRow(token))!.seconds, 300)
    } finally {
      Object.assign(config, { tokenMinutes: 60 })
    }
  })
})
