import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { cpfAt } from '../../demo/documents.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { insert, type Row } from '../support/contracts.ts'
import { addPeriod, addPerson } from '../support/workforce.ts'
import { type Institution, World } from '../support/world.ts'

const invalid = '401 ACESSO_INVALIDO'
const entry = '/sessao/acesso'

describe('the access link of an employee', () => {
  let world: World
  let client: Institution
  let clock: { at: (moment: string) => void }
  let made = 0
  let cpf: string
  let id: number
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    clock = stopClock(world, '2026-03-10T15:00:00Z')
  })
  after(() => world.close())
  beforeEach(async () => {
    clock.at('2026-03-10T15:00:00Z')
    cpf = cpfAt(8_650_000 + ++made)
    id = await addPerson(world, client, { cpf, nome: 'Rosa Lima', email: 'rosa@exemplo.edu.br' })
    await addPeriod(world, client, id, { inicio: '2026-01-05' })
  })

  const generate = (body: Row = {}, key = client.key) =>
    world.workforce('gerarlinkacesso', key, { cpf, destino: '', ...body })
  const secretOf = async (body: Row = {}): Promise<string> => {
    const answer = await generate(body)
    assert.equal(answer.status, 200, answer.text)
    return new URL((answer.body.link as Row).url as string).hash.slice(1)
  }
  const enter = (segredo: unknown, browser = new Browser(world.base)) =>
    browser.go('POST', entry, { segredo })
  const leave = (saida: string) => world.workforce('registrarsaida', client.key, { cpf, saida })

  it('opens the own data once, through a page that sends the server nothing of the secret', async () => {
    const { body, headers } = await generate({ destino: '/horario' })
    const { url, expiraEm } = body.link as { url: string; expiraEm: string }
    assert.match(url, /^http:\/\/127\.0\.0\.1:\d+\/colaborador\/horario#[\w-]{43}$/)
    assert.equal(expiraEm, '2026-03-10T12:15:00')
    assert.equal(headers.get('cache-control'), 'no-store')
    const browser = new Browser(world.base)
    const page = await browser.go('GET', new URL(url).pathname)
    assert.deepEqual(
      [page.status, page.headers.get('referrer-policy'), page.headers.get('cache-control')],
      [200, 'no-referrer', 'no-store'],
    )
    const entered = await enter(new URL(url).hash.slice(1), browser)
    assert.deepEqual([entered.status, entered.body], [200, { destino: '/horario' }])
    assert.match(browser.set.join(), /HttpOnly; SameSite=Lax/)
    const own = await browser.go('GET', entry)
    assert.deepEqual(
      [own.body.nome, own.body.cpf, own.body.situacao, own.body.inicio],
      ['Rosa Lima', `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`, 'Ativo', '2026-01-05'],
    )
    assert.equal((await browser.go('DELETE', entry)).status, 200)
    assert.equal(codeOf(await browser.go('GET', entry)), invalid)
  })

  it('shows the schedule with its shifts', async () => {
    const turnos = [{ diaSemana: 'Segunda-feira', entrada: '08:00', saida: '17:00' }]
    const horario_id = await insert(world, client, 'horario', {
      referencia: `H${made}`,
      descricao: 'Comercial',
      turnos: JSON.stringify(turnos),
    })
    await world.rows(
      client.id,
      `update colaborador_contrato set horario_id = ${horario_id} where colaborador_id = ${id} returning id`,
    )
    const browser = new Browser(world.base)
    await enter(await secretOf(), browser)
    const { body } = await browser.go('GET', entry)
    assert.deepEqual(body.horario, {
      descricao: 'Comercial',
      turnos: [{ ...turnos[0], intervaloInicio: '', intervaloFim: '' }],
    })
  })

  it('is used once, however many requests come at once', async () => {
    const secret = await secretOf()
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(secret)))
    assert.deepEqual(answers.map(codeOf).sort(), ['200 OK', ...Array(7).fill(invalid)])
    assert.equal(codeOf(await enter(secret)), invalid)
  })

  it('is valid for 15 minutes', async () => {
    const one = await secretOf()
    clock.at('2026-03-10T15:15:00Z')
    assert.equal(codeOf(await enter(one)), invalid)
    clock.at('2026-03-10T15:00:00Z')
    const second = await secretOf()
    clock.at('2026-03-10T15:14:59.999Z')
    assert.equal(codeOf(await enter(second)), '200 OK')
  })

  it('is not used up by opening it, with any method other than the page’s', async () => {
    const secret = await secretOf()
    for (const path of ['/colaborador', '/colaborador/dados', '/colaborador/horario']) {
      const scanner = new Browser(world.base)
      for (const method of ['GET', 'HEAD']) {
        assert.equal((await scanner.go(method, `${path}?segredo=${secret}`)).status, 200)
      }
      assert.equal(codeOf(await scanner.go('GET', `${entry}?segredo=${secret}`)), invalid)
    }
    assert.equal(codeOf(await enter(secret)), '200 OK')
  })

  it('ends when a newer one is created, and when the employee leaves', async () => {
    const [older, newer] = [await secretOf(), await secretOf()]
    assert.equal(codeOf(await enter(older)), invalid)
    const browser = new Browser(world.base)
    assert.equal(codeOf(await enter(newer, browser)), '200 OK')
    const open = await secretOf()
    assert.equal((await leave('2026-03-10')).status, 200)
    assert.equal(codeOf(await browser.go('GET', entry)), invalid)
    assert.equal(codeOf(await enter(open)), invalid)
    const refused = await generate()
    assert.deepEqual([refused.status, (refused.body.error as Row).codigo], [409, 'COLABORADOR_SEM_ACESSO'])
  })

  it('is valid until the end of a programmed exit’s day, in the institution’s zone', async () => {
    assert.equal((await leave('2026-03-11')).status, 200)
    const browser = new Browser(world.base)
    clock.at('2026-03-12T02:55:00Z')
    assert.equal(codeOf(await enter(await secretOf(), browser)), '200 OK')
    assert.equal(codeOf(await browser.go('GET', entry)), '200 OK')
    const open = await secretOf()
    clock.at('2026-03-12T03:00:00Z')
    assert.equal(codeOf(await browser.go('GET', entry)), invalid)
    assert.equal(codeOf(await enter(open)), invalid)
    assert.equal((await generate()).status, 409)
  })

  it('is refused with the same message for every reason', async () => {
    const secret = await secretOf()
    const altered = (secret[0] === 'A' ? 'B' : 'A') + secret.slice(1)
    for (const wrong of [
      altered,
      secret.toLowerCase() === secret ? altered : secret.toLowerCase(),
      'x'.repeat(43),
    ]) {
      const answer = await enter(wrong)
      assert.equal(codeOf(answer), invalid)
      assert.deepEqual(Object.keys(answer.body.error).sort(), ['campos', 'codigo', 'detalhes', 'mensagem'])
    }
    assert.equal(codeOf(await enter('curto')), invalid)
    assert.equal(codeOf(await enter('x'.repeat(44))), '422 REGISTRO_INVALIDO')
    assert.equal(codeOf(await enter(secret)), '200 OK')
  })

  it('is created only with a key of the same institution, for a current employee', async () => {
    const other = await world.institution()
    const answer = await generate({}, other.key)
    assert.deepEqual([answer.status, (answer.body.error as Row).codigo], [404, 'COLABORADOR_INEXISTENTE'])
    assert.equal((await generate({}, client.token)).status, 401)
    const future = await addPerson(world, client, { cpf: cpfAt(8_690_000 + made) })
    await addPeriod(world, client, future, { inicio: '2026-03-11' })
    assert.equal((await generate({ cpf: cpfAt(8_690_000 + made) })).status, 409)
    for (const destino of ['https://exemplo.com', '//exemplo.com', '/gestao', '/Dados/..']) {
      assert.equal((await generate({ destino })).status, 422, destino)
    }
  })

  it('is not accepted from a page of another site', async () => {
    const secret = await secretOf()
    const browser = new Browser(world.base)
    const headers = { origin: 'https://exemplo.com' }
    assert.equal(codeOf(await browser.go('POST', entry, { segredo: secret }, headers)), '403 ORIGEM_RECUSADA')
    assert.equal(codeOf(await enter(secret)), '200 OK')
  })

  it('is in no log and no table, and its use is in the audit trail', async () => {
    const before = world.logs.length
    const secret = await secretOf()
    const browser = new Browser(world.base)
    await enter(secret, browser)
    const session = [...browser.cookies.values()][0]!
    assert.ok(!world.logs.slice(before).some((line) => line.includes(secret) || line.includes(session)))
    const rows = await world.rows<Row>(
      client.id,
      `select row_to_json(a)::text as text from colaborador_acesso a where colaborador_id = ${id}
        union all select row_to_json(a)::text from auditoria a`,
    )
    assert.ok(rows.length > 2)
    assert.ok(!rows.some(({ text }) => String(text).includes(secret) || String(text).includes(session)))
    const told = await world.rows<Row>(
      client.id,
      `select operacao, usuario, acao from auditoria where entidade = 'colaboradorAcesso'
         and menor = (select max(id) from colaborador_acesso) order by id`,
    )
    assert.deepEqual(told, [
      { operacao: 'gerarlinkacesso', usuario: 'teste', acao: 'Inclusão' },
      { operacao: 'EntraAcesso', usuario: 'Rosa Lima', acao: 'Alteração' },
    ])
  })
})
