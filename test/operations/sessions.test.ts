import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { secretHash } from '../../server/domain/secrets/token.ts'
import { purgeSessions } from '../../server/jobs/purge-sessions.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { addAluno } from '../support/people.ts'
import { watchStatements } from '../support/statements.ts'
import { type Institution, World } from '../support/world.ts'

const began = '2026-03-02T12:00:00Z'
const invalid = '401 SESSAO_INVALIDA'

describe('sessions', () => {
  let world: World
  let client: Institution
  let clock: ReturnType<typeof stopClock>
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    clock = stopClock(world, began)
    await addAluno(world, client, 'mariana', { senha: 's', how: 'weak' })
    await addAluno(world, client, 'tiago', { senha: 's', how: 'weak' })
  })
  after(() => world.close())

  async function entered(login = 'mariana'): Promise<Browser> {
    clock.at(began)
    const browser = new Browser(world.base)
    assert.equal((await browser.signIn(client.codigo, login, 's')).status, 200)
    return browser
  }

  it('are in a cookie that scripts cannot read and other sites cannot use', async () => {
    const browser = await entered()
    const [session = '', device = ''] = browser.set
    assert.match(session, /^vinculo=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
    assert.match(device, /^vinculo-dispositivo=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('take one database round trip per request', async () => {
    const browser = await entered()
    await browser.get('/sessao')
    const statements = watchStatements(world.context.db)
    assert.equal((await browser.get('/sessao')).status, 200)
    assert.equal(statements.filter((one) => one.includes('vinculo.sessao')).length, 1)
    assert.equal(statements.length, 1, statements.join('\n'))
  })

  it('are stored as a hash only', async () => {
    const browser = await entered()
    const secret = browser.cookies.get('vinculo')!
    const rows = await world.rows<{ hash: Buffer; row: string }>(
      client.id,
      'select hash, to_jsonb(sessao)::text as row from sessao',
    )
    assert.ok(rows.some(({ hash }) => hash.equals(secretHash(secret))))
    const raw = Buffer.from(secret, 'base64url').toString('hex')
    for (const { row } of rows) assert.ok(!row.includes(secret) && !row.includes(raw))
    const devices = await world.rows<{ chave: string }>(client.id, 'select chave from dispositivo')
    for (const { chave } of devices) assert.notEqual(chave, browser.cookies.get('vinculo-dispositivo'))
  })

  it('are new at every sign-in, which ends the previous one of the same browser', async () => {
    const browser = await entered()
    const before = browser.cookies.get('vinculo')!
    await browser.signIn(client.codigo, 'tiago', 's')
    assert.notEqual(browser.cookies.get('vinculo'), before)
    const thief = new Browser(world.base)
    thief.cookies.set('vinculo', before)
    assert.equal(codeOf(await thief.get('/sessao')), invalid)
    assert.equal((await browser.get('/sessao')).body.pessoa.login, 'tiago')
  })

  it('cannot be fixated', async () => {
    const browser = new Browser(world.base)
    const planted = 'A'.repeat(43)
    browser.cookies.set('vinculo', planted)
    await browser.signIn(client.codigo, 'mariana', 's')
    assert.notEqual(browser.cookies.get('vinculo'), planted)
    const thief = new Browser(world.base)
    thief.cookies.set('vinculo', planted)
    assert.equal(codeOf(await thief.get('/sessao')), invalid)
  })

  it('end after eight hours without use, and not before', async () => {
    const browser = await entered()
    clock.at('2026-03-02T19:59:59Z')
    assert.equal(codeOf(await browser.get('/sessao')), '200 OK')
    clock.at('2026-03-03T03:59:58Z')
    assert.equal(codeOf(await browser.get('/sessao')), '200 OK')
    clock.at('2026-03-03T11:59:58Z')
    assert.equal(codeOf(await browser.get('/sessao')), invalid)
  })

  it('end after seven days however much they are used', async () => {
    const browser = await entered()
    for (let at = Temporal.Instant.from(began); ; at = at.add({ hours: 7 })) {
      const over = at.since(began).total('hours') >= 7 * 24
      clock.at(at.toString())
      assert.equal(codeOf(await browser.get('/sessao')), over ? invalid : '200 OK', at.toString())
      if (over) return
    }
  })

  it('are refused when absent, malformed or unknown', async () => {
    for (const value of [undefined, '', 'x', '1'.repeat(43), "' or 1=1 --", 'é'.repeat(43)]) {
      const browser = new Browser(world.base)
      if (value !== undefined) browser.cookies.set('vinculo', encodeURIComponent(value))
      assert.equal(codeOf(await browser.get('/sessao')), invalid)
      assert.equal(codeOf(await browser.get('/sessao/lista')), invalid)
    }
  })

  it('end at sign-out, and the browser deletes them', async () => {
    const browser = await entered()
    const secret = browser.cookies.get('vinculo')!
    const { status, body } = await browser.change('DELETE', '/sessao')
    assert.deepEqual([status, body], [200, {}])
    assert.equal(browser.cookies.has('vinculo'), false)
    browser.cookies.set('vinculo', secret)
    assert.equal(codeOf(await browser.get('/sessao')), invalid)
  })

  it('are listed by their owner and ended everywhere, without affecting others', async () => {
    const [one, two, others] = [await entered(), await entered(), await entered('tiago')]
    two.headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1' }
    await two.signIn(client.codigo, 'mariana', 's')
    const { sessoes } = (await one.get('/sessao/lista')).body
    const ours = sessoes.filter(({ atual }: { atual: boolean }) => atual)
    assert.equal(ours.length, 1)
    const { identificador, ...shown } = ours[0]
    assert.deepEqual(shown, {
      atual: true,
      metodo: 'senha',
      navegador: 'Firefox em Linux',
      endereco: '127.0.0.1',
      inclusao: '2026-03-02T09:00:00',
      usadaEm: '2026-03-02T09:00:00',
    })
    assert.ok(sessoes.some(({ navegador }: { navegador: string }) => navegador === 'Safari em iOS'))
    assert.equal((await one.change('DELETE', '/sessao/lista')).status, 200)
    assert.equal(codeOf(await two.get('/sessao')), invalid)
    assert.equal(codeOf(await others.get('/sessao')), '200 OK')
    const again = await entered()
    assert.equal((await again.get('/sessao/lista')).body.sessoes.length, 1)
  })

  it('are limited to fifty per person: the oldest end, and the list is bounded', async () => {
    const [one, other] = [await entered(), await entered('tiago')]
    const open = () =>
      world.rows<{ id: number }>(
        client.id,
        `select s.id from sessao s join aluno a on a.id = s.pessoa_id
          where a.login = 'mariana' and s.encerrada_em is null order by s.id desc`,
      )
    await world.rows(
      client.id,
      `insert into sessao (cliente_id, hash, tipo, pessoa_id, metodo, navegador, inclusao, usada_em, expira_em)
       select cliente_id, sha256(('muitas' || n)::bytea), tipo, pessoa_id, metodo, '', inclusao, usada_em, expira_em
         from (select * from sessao where id = ${(await open())[0]!.id}) s, generate_series(1, 120) n`,
    )
    assert.equal((await one.get('/sessao/lista')).body.sessoes.length, 100)
    const before = await open()
    const again = await entered()
    const left = await open()
    assert.equal(left.length, 50)
    assert.deepEqual(left.slice(1), before.slice(0, 49))
    assert.equal(codeOf(await again.get('/sessao')), '200 OK')
    assert.equal(codeOf(await one.get('/sessao')), invalid)
    assert.equal(codeOf(await other.get('/sessao')), '200 OK')
    assert.equal((await again.change('DELETE', '/sessao/lista')).status, 200)
  })

  it('are changed only with the CSRF token of the session', async () => {
    const [one, two] = [await entered(), await entered()]
    const refused = '403 ORIGEM_RECUSADA'
    for (const path of ['/sessao', '/sessao/lista']) {
      assert.equal(codeOf(await one.go('DELETE', path)), refused)
      for (const token of ['', 'x', two.csrf, one.cookies.get('vinculo')!])
        assert.equal(codeOf(await one.go('DELETE', path, undefined, { 'x-csrf-token': token })), refused)
    }
    assert.equal(codeOf(await one.get('/sessao')), '200 OK')
    assert.equal(codeOf(await one.change('DELETE', '/sessao/lista')), '200 OK')
  })

  it('are begun and changed only from pages of this site', async () => {
    const browser = await entered()
    const refused = '403 ORIGEM_RECUSADA'
    const foreign = [
      { origin: 'https://mal.exemplo' },
      { origin: 'null' },
      { origin: world.base.replace('http:', 'https:') },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'same-origin', origin: 'https://mal.exemplo' },
    ]
    const body = { cliente: client.codigo, login: 'mariana', senha: 's' }
    for (const headers of foreign as Record<string, string>[]) {
      assert.equal(codeOf(await browser.go('POST', '/sessao', body, headers)), refused)
      const changing = { 'x-csrf-token': browser.csrf, ...headers }
      assert.equal(codeOf(await browser.go('DELETE', '/sessao', undefined, changing)), refused)
    }
    const own = { origin: world.base, 'sec-fetch-site': 'same-origin' }
    assert.equal(codeOf(await browser.go('POST', '/sessao', body, own)), '200 OK')
  })

  it('are erased some time after they ended, with their addresses', async () => {
    await world.rows(
      client.id,
      "update sessao set encerrada_em = now() - interval '31 days' where id % 2 = 0",
    )
    await world.rows(client.id, 'update sessao set encerrada_em = now(), expira_em = now() where id % 2 = 1')
    await purgeSessions(world.context, new AbortController().signal)
    const left = await world.rows<{ even: boolean }>(client.id, 'select id % 2 = 0 as even from sessao')
    assert.ok(left.length > 0)
    assert.ok(left.every(({ even }) => !even))
  })

  it('end one by one, and only the person’s own', async () => {
    const [here, there, other] = [await entered(), await entered(), await entered('tiago')]
    const own = async (browser: Browser) =>
      (await browser.get('/sessao/lista')).body.sessoes.find(({ atual }: { atual: boolean }) => atual)
        .identificador as number
    const end = (which: unknown) => here.change('DELETE', `/sessao/lista?identificador=${which}`)
    assert.equal(codeOf(await end(await own(other))), '404 SESSAO_INEXISTENTE')
    assert.equal(codeOf(await end('x')), '422 REGISTRO_INVALIDO')
    const number = await own(there)
    assert.equal(codeOf(await end(number)), '200 OK')
    assert.equal(codeOf(await there.get('/sessao')), invalid)
    assert.equal(codeOf(await end(number)), '404 SESSAO_INEXISTENTE')
    assert.equal(codeOf(await here.get('/sessao')), '200 OK')
    assert.equal(codeOf(await other.get('/sessao')), '200 OK')
    assert.equal(codeOf(await end(await own(here))), '200 OK')
    assert.equal(here.cookies.has('vinculo'), false)
  })
})

describe('sessions behind a public address', () => {
  async function atAddress(
    publicUrl: string,
    look: (browser: Browser, client: Institution) => Promise<void>,
  ) {
    const world = await World.open({ processing: false, publicUrl })
    try {
      const client = await world.institution()
      await addAluno(world, client, 'mariana', { senha: 's', how: 'weak' })
      await look(new Browser(world.base), client)
    } finally {
      await world.close()
    }
  }

  it('are bound to host and https by the name of their cookie', () =>
    atAddress('https://estagios.exemplo.edu.br/vinculo/', async (browser, client) => {
      const origin = { origin: 'https://estagios.exemplo.edu.br' }
      browser.headers = { ...browser.headers, ...origin }
      assert.equal(codeOf(await browser.signIn(client.codigo, 'mariana', 's')), '200 OK')
      for (const line of browser.set)
        assert.match(
          line,
          /^__Host-vinculo(-dispositivo)?=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        )
      assert.equal(codeOf(await browser.get('/sessao')), '200 OK')
      const insecure = new Browser(browser.base)
      insecure.cookies.set('vinculo', browser.cookies.get('__Host-vinculo')!)
      assert.equal(codeOf(await insecure.get('/sessao')), invalid)
      browser.headers = { ...browser.headers, origin: 'https://outro.exemplo.edu.br' }
      assert.equal(codeOf(await browser.signIn(client.codigo, 'mariana', 's')), '403 ORIGEM_RECUSADA')
    }))

  it('are not begun over plain HTTP', () =>
    atAddress('http://estagios.exemplo.edu.br', async (browser, client) => {
      assert.equal(codeOf(await browser.signIn(client.codigo, 'mariana', 's')), '403 ENDERECO_SEM_HTTPS')
      assert.equal(codeOf(await browser.get('/sessao/oidc?cliente=x')), '403 ENDERECO_SEM_HTTPS')
    }))
})
