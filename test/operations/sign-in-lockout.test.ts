import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, describe, it } from 'node:test'
import { openContext } from '../../server/context.ts'
import { forgetClosed } from '../../server/domain/tentativa/closed.ts'
import { rememberDevice } from '../../server/domain/tentativa/count.ts'
import { createServer } from '../../server/http/server.ts'
import { trimCounters } from '../../server/jobs/trim-counters.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { addAluno } from '../support/people.ts'
import { type Institution, World } from '../support/world.ts'

const began = '2026-03-02T12:00:00Z'
const wrong = '401 LOGIN_INVALIDO'
const locked = '429 TENTATIVAS_DEMAIS'
const ok = '200 OK'
const home = '203.0.113.7'
const elsewhere = '198.51.100.9'

describe('guessing passwords', () => {
  let world: World
  let client: Institution
  let clock: ReturnType<typeof stopClock>
  before(async () => {
    world = await World.open({ processing: false, trustProxy: 1 })
    client = await world.institution()
    clock = stopClock(world, began)
    await addAluno(world, client, 'mariana', { senha: 'certa', how: 'weak' })
    await addAluno(world, client, 'tiago', { senha: 'certa', how: 'weak' })
  })
  beforeEach(async () => {
    clock.at(began)
    clock.paused.length = 0
    forgetClosed(world.context.guests)
    await world.rows(client.id, 'delete from tentativa; delete from dispositivo')
  })
  after(() => world.close())

  /** An attempt from an address, by default with a new browser. */
  const attempt = (address: string, senha: string, login = 'mariana', browser = new Browser(world.base)) => {
    browser.headers = { ...browser.headers, 'x-forwarded-for': address }
    // With the kind given, an attempt costs one comparison.
    return browser.signIn(client.codigo, login, senha, { tipo: 'aluno' })
  }
  const attempts = async (count: number, address: string, senha: string, login?: string) => {
    const codes: string[] = []
    for (let done = 0; done < count; done++) codes.push(codeOf(await attempt(address, senha, login)))
    return codes
  }
  const setFailures = (count: number) => world.rows(client.id, `update tentativa set falhas = ${count}`)

  it('is stopped after five failures of a login from an address, even with the right password', async () => {
    assert.deepEqual(await attempts(6, home, 'x'), [wrong, wrong, wrong, wrong, wrong, locked])
    clock.at('2026-03-02T12:05:00Z')
    const answer = await attempt(home, 'certa')
    assert.equal(codeOf(answer), locked)
    assert.equal(answer.headers.get('retry-after'), '600')
    assert.match(answer.body.error.mensagem, /Espere 600 segundos/)
  })

  it('is stopped equally for an unknown login and client', async () => {
    const known = await attempts(7, home, 'x')
    assert.deepEqual(await attempts(7, elsewhere, 'x', 'ninguem'), known)
    const codes: string[] = []
    for (let done = 0; done < 7; done++) {
      const browser = new Browser(world.base)
      browser.headers = { 'x-forwarded-for': '192.0.2.44' }
      codes.push(codeOf(await browser.signIn('nao-existe', 'mariana', 'x', { tipo: 'aluno' })))
    }
    const unknown = '404 CLIENTE_DESCONHECIDO'
    assert.deepEqual(
      codes.map((code) => (code === unknown ? wrong : code)),
      known,
    )
  })

  it('may continue after a quarter of an hour', async () => {
    await attempts(6, home, 'x')
    clock.at('2026-03-02T12:14:59Z')
    assert.equal(codeOf(await attempt(home, 'certa')), locked)
    clock.at('2026-03-02T12:15:00Z')
    assert.equal(codeOf(await attempt(home, 'certa')), ok)
  })

  it('does not accumulate across successful sign-ins', async () => {
    for (let round = 0; round < 3; round++) {
      await attempts(4, home, 'x')
      assert.equal(codeOf(await attempt(home, 'certa')), ok)
    }
  })

  it('concurrently gets no more attempts than sequentially', async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, async () => codeOf(await attempt(home, 'x'))))
    assert.deepEqual(codes.filter((code) => code === wrong).length, 5)
    assert.deepEqual(codes.filter((code) => code === locked).length, 15)
  })

  it('locks neither the same login elsewhere nor another login at the same address', async () => {
    await attempts(6, home, 'x')
    assert.equal(codeOf(await attempt(elsewhere, 'certa')), ok)
    assert.equal(codeOf(await attempt(home, 'certa', 'tiago')), ok)
  })

  it('counts a whole /64 of IPv6 as one address', async () => {
    for (const host of ['1', '2', 'abcd:1', '3', 'ffff:ffff:ffff:ffff'])
      assert.equal(
        codeOf(await attempt(`2001:db8:0:7:${host.includes(':f') ? host : `:${host}`}`, 'x')),
        wrong,
      )
    assert.equal(codeOf(await attempt('2001:db8:0:7::99', 'certa')), locked)
    assert.equal(codeOf(await attempt('2001:db8:0:8::99', 'certa')), ok)
  })

  it('from an invalid address works like from any other', async () => {
    for (const address of ['unknown', 'fe80::1%eth0', "'; drop table sessao"])
      assert.equal(codeOf(await attempt(address, 'certa')), ok, address)
    assert.deepEqual(await attempts(6, 'unknown', 'x'), [wrong, wrong, wrong, wrong, wrong, locked])
  })

  it('of many logins is stopped by the address', async () => {
    await attempt(home, 'x', 'a1')
    await setFailures(99)
    assert.equal(codeOf(await attempt(home, 'x', 'a2')), wrong)
    assert.equal(codeOf(await attempt(home, 'certa', 'tiago')), locked)
    assert.equal(codeOf(await attempt(elsewhere, 'certa', 'tiago')), ok)
  })

  it('from everywhere delays unknown devices, up to a bound, and locks out no user', async () => {
    await attempt('192.0.2.1', 'x')
    const waits: number[] = []
    for (const failures of [18, 19, 20, 21, 35, 5_000]) {
      await setFailures(failures)
      clock.paused.length = 0
      await world.rows(client.id, `delete from tentativa where ate = '2026-03-02T12:15:00Z'`)
      assert.equal(codeOf(await attempt(`192.0.2.${failures % 250}`, 'certa')), ok)
      waits.push(...clock.paused)
    }
    assert.deepEqual(waits, [0, 0, 250, 500, 4_000, 4_000])
  })

  it('never delays a device that signed in before, whatever its address', async () => {
    const own = new Browser(world.base)
    assert.equal(codeOf(await attempt(home, 'certa', 'mariana', own)), ok)
    await own.change('DELETE', '/sessao')
    await attempts(6, home, 'x')
    await setFailures(100_000)
    clock.paused.length = 0
    assert.equal(codeOf(await attempt(home, 'certa')), locked)
    assert.equal(codeOf(await attempt(home, 'certa', 'mariana', own)), ok)
    assert.deepEqual(clock.paused, [])
  })

  it('on a known device is stopped too, for that device', async () => {
    const own = new Browser(world.base)
    await attempt(home, 'certa', 'mariana', own)
    const codes: string[] = []
    for (let done = 0; done < 11; done++) codes.push(codeOf(await attempt(home, 'x', 'mariana', own)))
    assert.deepEqual(codes, [...new Array(10).fill(wrong), locked])
    assert.equal(codeOf(await attempt(home, 'certa')), ok)
  })

  it('gains nothing from a device known for another login, or from an invented one', async () => {
    const own = new Browser(world.base)
    await attempt(home, 'certa', 'tiago', own)
    await attempts(6, home, 'x')
    assert.equal(codeOf(await attempt(home, 'certa', 'mariana', own)), locked)
    const invented = new Browser(world.base)
    invented.cookies.set('vinculo-dispositivo', 'A'.repeat(43))
    assert.equal(codeOf(await attempt(home, 'certa', 'mariana', invented)), locked)
  })

  it('is counted across processes', async () => {
    await attempts(5, home, 'x')
    const second = await openContext(world.context.config, { logStream: { write: () => {} } })
    second.clock = world.context.clock
    const server = createServer(second)
    await server.listen({ host: '127.0.0.1', port: 0 })
    try {
      const { port } = server.server.address() as AddressInfo
      const browser = new Browser(`http://127.0.0.1:${port}`)
      assert.equal(codeOf(await attempt(home, 'certa', 'mariana', browser)), locked)
    } finally {
      await server.close()
      await second.close()
    }
  })

  it('leaves no login or address behind, and finally nothing', async () => {
    await attempts(2, home, 'x', 'login-reconhecivel')
    const rows = await world.rows<{ row: string }>(client.id, 'select t::text as row from tentativa t')
    assert.equal(rows.length, 3)
    for (const { row } of rows) assert.match(row, /^\([0-9a-f]{32},2,"[\d :+-]+"\)$/)
    clock.at('2026-03-02T13:00:00Z')
    await trimCounters(world.context, new AbortController().signal)
    assert.deepEqual(await world.rows(client.id, 'select from tentativa'), [])
  })

  const kept = async (where = 'true') =>
    (await world.rows<{ n: number }>(client.id, `select count(*) as n from tentativa where ${where}`))[0]!.n
  const leave = (many: number, falhas: number, ate: string) =>
    world.rows(
      client.id,
      `insert into tentativa select 'x' || ${falhas} || n, ${falhas}, '${ate}' from generate_series(1, ${many}) n`,
    )

  it('from a blocked network stores nothing more, whatever the logins', async () => {
    await attempt(home, 'x')
    await setFailures(100)
    const before = await kept()
    assert.deepEqual(await attempts(3, home, 'x', 'outro'), [locked, locked, locked])
    for (const login of ['um', 'dois', 'tres']) await attempt(home, 'x', login)
    assert.equal(await kept(), before)
  })

  it('from a blocked network makes no database queries for a moment', async () => {
    await attempt(home, 'x')
    await setFailures(100)
    assert.deepEqual(await attempts(1, home, 'x'), [locked])
    const counted = () => world.rows(client.id, 'select chave, falhas from tentativa order by chave')
    const before = await counted()
    assert.deepEqual(await attempts(3, home, 'x'), [locked, locked, locked])
    assert.deepEqual(await counted(), before)
    await world.rows(client.id, 'delete from tentativa')
    clock.at(Temporal.Instant.from(began).add({ seconds: 3 }).toString())
    assert.notDeepEqual(await attempts(1, home, 'x'), [locked])
  })

  it('deletes more ended entries than it adds', async () => {
    await leave(40, 1, '2026-03-02T11:59:00Z')
    for (let done = 0; done < 5; done++) await attempt(home, 'x', `novo${done}`)
    assert.equal(await kept(`ate <= '${began}'`), 0)
  })

  it('from everywhere is bounded: the lowest counts are dropped', async () => {
    await leave(300, 1, '2026-03-02T12:15:00Z')
    await leave(50, 4, '2026-03-02T12:10:00Z')
    await trimCounters(world.context, new AbortController().signal, 100)
    assert.deepEqual([await kept(), await kept('falhas = 4')], [100, 50])
  })

  it('and repeated sign-ins with new browsers keep the latest twenty', async () => {
    for (let done = 0; done < 22; done++) {
      clock.at(`2026-03-02T12:00:${String(done).padStart(2, '0')}Z`)
      await rememberDevice(world.context, {
        cliente: client.codigo,
        login: 'mariana',
        address: home,
        device: `d${done}`,
      })
    }
    const rows = await world.rows<{ dono: string; n: number }>(
      client.id,
      'select dono, count(*) as n from dispositivo group by dono order by n',
    )
    assert.deepEqual(
      rows.map(({ n }) => n),
      [1, 20],
    )
  })
})
