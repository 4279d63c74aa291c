import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { problems } from '../../catalogue/problems.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { addAluno, addProfessor, addUsuario } from '../support/people.ts'
import { type Institution, World } from '../support/world.ts'

/** The last and first moments of days in São Paulo, around 10 March 2026. */
const moments = {
  'the day before, 00:00': '2026-03-09T03:00:00Z',
  'the day before, 23:59': '2026-03-10T02:59:59Z',
  'the day, 00:00': '2026-03-10T03:00:00Z',
  'the day, 23:59': '2026-03-11T02:59:59Z',
  'the day after, 00:00': '2026-03-11T03:00:00Z',
  'the day after, 23:59': '2026-03-12T02:59:59Z',
}
const day = '2026-03-10'
const ok = '200 OK'
const inactive = '403 CADASTRO_INATIVO'
const blocked = '403 ACESSO_BLOQUEADO'

type Add = typeof addAluno

const cases: [name: string, add: Add, values: object, expected: string[]][] = [
  ['a student with VALIDADE', addAluno, { validade: day }, [ok, ok, inactive, inactive, inactive, inactive]],
  [
    'a professor with VALIDADE',
    addProfessor,
    { validade: day },
    [ok, ok, inactive, inactive, inactive, inactive],
  ],
  ['a user with VALIDADE', addUsuario, { validade: day }, [ok, ok, ok, ok, inactive, inactive]],
  [
    'a student with DT_BLOQUEIO_ACESSO',
    addAluno,
    { bloqueio: day },
    [blocked, blocked, blocked, blocked, ok, ok],
  ],
  [
    'a professor with DT_BLOQUEIO_ACESSO',
    addProfessor,
    { bloqueio: day },
    [blocked, blocked, blocked, blocked, ok, ok],
  ],
  ['anybody without dates', addAluno, {}, [ok, ok, ok, ok, ok, ok]],
]

describe('access dates', () => {
  let world: World
  let client: Institution
  let clock: ReturnType<typeof stopClock>
  before(async () => {
    // Long enough for sessions begun before all of these moments.
    world = await World.open({ processing: false, sessionIdleHours: 720, sessionDays: 30 })
    client = await world.institution()
    clock = stopClock(world, '2026-03-01T12:00:00Z')
  })
  after(() => world.close())

  for (const [index, [name, add, values, expected]] of cases.entries()) {
    it(`at sign-in: ${name}`, async () => {
      await add(world, client, `entra${index}`, { senha: 's', how: 'weak', ...values })
      const found: string[] = []
      for (const moment of Object.values(moments)) {
        clock.at(moment)
        found.push(codeOf(await new Browser(world.base).signIn(client.codigo, `entra${index}`, 's')))
      }
      assert.deepEqual(found, expected)
    })

    it(`in an existing session: ${name}`, async () => {
      clock.at('2026-03-01T12:00:00Z')
      const login = `dentro${index}`
      const id = await add(world, client, login, { senha: 's', how: 'weak' })
      const browser = new Browser(world.base)
      assert.equal((await browser.signIn(client.codigo, login, 's')).status, 200)
      const table = { addAluno: 'aluno', addProfessor: 'professor', addUsuario: 'usuario' }[add.name]
      for (const [column, value] of Object.entries(values))
        await world.rows(client.id, `update ${table} set ${column} = '${value}' where id = ${id}`)
      const found: string[] = []
      for (const moment of Object.values(moments)) {
        clock.at(moment)
        found.push(codeOf(await browser.get('/sessao')))
      }
      assert.deepEqual(found, expected)
    })
  }

  it('are shown only after the right password, in local format', async () => {
    clock.at(moments['the day, 00:00'])
    await addAluno(world, client, 'avisada', { senha: 's', bloqueio: day })
    const stranger = await new Browser(world.base).signIn(client.codigo, 'avisada', 'x')
    assert.equal(codeOf(stranger), '401 LOGIN_INVALIDO')
    const { body, headers } = await new Browser(world.base).signIn(client.codigo, 'avisada', 's')
    const mensagem = problems.ACESSO_BLOQUEADO.pt.replace('{data}', '10/03/2026')
    const detalhes = { data: '10/03/2026' }
    assert.deepEqual(body.error, { codigo: 'ACESSO_BLOQUEADO', mensagem, campos: [], detalhes })
    assert.deepEqual(headers.getSetCookie(), [])
  })

  it('are undone by clearing them, also for a refused session', async () => {
    clock.at('2026-03-01T12:00:00Z')
    const id = await addAluno(world, client, 'perdoada', { senha: 's' })
    const browser = new Browser(world.base)
    await browser.signIn(client.codigo, 'perdoada', 's')
    await world.rows(client.id, `update aluno set bloqueio = '2026-04-01' where id = ${id}`)
    assert.equal(codeOf(await browser.get('/sessao')), blocked)
    await world.rows(client.id, `update aluno set bloqueio = null where id = ${id}`)
    assert.equal(codeOf(await browser.get('/sessao')), ok)
  })

  it('follow the client’s own zone', async () => {
    const far = await world.institution()
    await world.rows(far.id, "update cliente set fuso = 'America/Noronha'")
    await addUsuario(world, far, 'ilha', { senha: 's', validade: day })
    const enter = async (at: string) => {
      clock.at(at)
      return codeOf(await new Browser(world.base).signIn(far.codigo, 'ilha', 's'))
    }
    assert.equal(await enter('2026-03-11T01:59:59Z'), ok)
    assert.equal(await enter('2026-03-11T02:00:00Z'), inactive)
  })

  it('let a user without access sign out', async () => {
    clock.at('2026-03-01T12:00:00Z')
    const id = await addAluno(world, client, 'saindo', { senha: 's' })
    const browser = new Browser(world.base)
    await browser.signIn(client.codigo, 'saindo', 's')
    await world.rows(client.id, `update aluno set validade = '2026-02-01' where id = ${id}`)
    assert.equal(codeOf(await browser.change('DELETE', '/sessao')), ok)
    const open = `select id from sessao where tipo = 'aluno' and pessoa_id = ${id} and encerrada_em is null`
    assert.deepEqual(await world.rows(client.id, open), [])
  })
})
