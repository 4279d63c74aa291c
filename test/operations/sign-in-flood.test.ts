import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { signIn } from '../../server/domain/acesso/sign-in.ts'
import { inTurn } from '../../server/domain/secrets/argon2.ts'
import { newSecret } from '../../server/domain/secrets/token.ts'
import { Refusal } from '../../server/refusal.ts'
import { Browser, stopClock } from '../support/browser.ts'
import { addAluno } from '../support/people.ts'
import { until } from '../support/process.ts'
import { type Institution, World } from '../support/world.ts'

const home = '198.51.100.9'
/** More than the gate could admit first by chance. */
const strangers = 300
const targets = ['alvo0', 'alvo1', 'alvo2', 'alvo3']

describe('many concurrent sign-ins', () => {
  let world: World
  let client: Institution
  const device = newSecret()
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    await addAluno(world, client, 'mariana', { senha: 'certa', how: 'weak' })
    await addAluno(world, client, 'tiago', { senha: 'certa', how: 'weak' })
    for (const login of targets) await addAluno(world, client, login, { senha: 'certa', how: 'light' })
    // Attempts on one login from everywhere are delayed; the fixed clock skips that.
    stopClock(world, '2026-03-02T12:00:00Z')
    await attempt('mariana', 'certa', home, device)
  })
  after(() => world.close())

  /** The session's secret, or the code of the refusal. */
  const attempt = (login: string, senha: string, address: string, from?: string) =>
    signIn(
      world.context,
      { cliente: client.codigo, login, senha, tipo: 'aluno' },
      { address, browser: 'Outro', device: from ?? newSecret(), stranger: from === undefined },
    ).catch((error) => {
      if (error instanceof Refusal) return error.code
      throw error
    })

  /** Until no query runs: everybody waits at the gate. */
  const allWait = () => {
    const { pool } = world.context.db
    let quiet = 0
    return until('a quiet database', () => {
      quiet = pool.waitingCount === 0 && pool.idleCount === pool.totalCount ? quiet + 1 : 0
      return quiet > 3
    })
  }

  it('from many addresses block neither a known browser, nor a known network, nor a new user', async () => {
    const [one, two] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = [one, two].map(({ promise }) => inTurn({ crowds: [] }, () => promise))
    let served = 0
    const flood = Array.from({ length: strangers }, async (_, at) => {
      const outcome = await attempt(targets[at % 4]!, 'x', `203.0.${at >> 8}.${at & 255}`)
      served++
      return outcome
    })
    await allWait()
    const entering = [
      attempt('mariana', 'certa', '192.0.2.77', device),
      attempt('tiago', 'certa', home),
      attempt('tiago', 'certa', '192.0.2.1'),
    ].map(async (entered) => ({ secret: await entered, passed: served }))
    await allWait()
    one.resolve()
    two.resolve()
    for (const { secret, passed } of await Promise.all(entering)) {
      assert.match(secret, /^[\w-]{43}$/)
      // One of each login had its turn, a few went first, some during the sign-in.
      assert.ok(passed < strangers / 3, `${passed} strangers went first`)
    }
    await Promise.all(holding)
    assert.deepEqual(new Set(await Promise.all(flood)), new Set(['LOGIN_INVALIDO']))
  })
})

describe('a request for an unknown client', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    await addAluno(world, client, 'mariana', { senha: 'certa', how: 'weak' })
  })
  after(() => world.close())

  /** The statements that a request runs, in order. */
  async function statements(request: () => Promise<unknown>): Promise<string[]> {
    const told: string[] = []
    const { query } = pg.Client.prototype
    pg.Client.prototype.query = function (this: pg.Client, ...given: [never]) {
      const [asked] = given as [string | { text: string }]
      told.push(typeof asked === 'string' ? asked : asked.text)
      return Reflect.apply(query, this, given)
    } as typeof query
    try {
      await request()
    } finally {
      pg.Client.prototype.query = query
    }
    return told
  }

  it('costs the database the same as for a known one, where the answer is the same', async () => {
    const { codigo } = client
    const browser = () => new Browser(world.base)
    const doors: Record<string, (cliente: string) => Promise<unknown>> = {
      options: (cliente) => browser().get(`/sessao/opcoes?cliente=${cliente}`),
      'single sign-on': (cliente) => browser().get(`/sessao/oidc?cliente=${cliente}`),
      GetToken: (cliente) =>
        world.control('GetToken', { cliente, usuario: client.usuario, senha: 'vinc_acc_errada' }),
    }
    for (const [name, door] of Object.entries(doors)) {
      await door(codigo)
      const known = await statements(() => door(codigo))
      assert.ok(known.length >= 2, name)
      assert.deepEqual(await statements(() => door('nao-existe')), known, name)
    }
  })
})
