import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Right, rights } from '../../catalogue/doors.ts'
import { beginDemo } from '../../demo/fill.ts'
import { sandboxSample } from '../../demo/sandbox.ts'
import { emptySandbox } from '../../server/domain/ensaio/empty.ts'
import { escreveMensagens } from '../../server/domain/mensagem/escreve.ts'
import { stopDrawing } from '../../server/jobs/make-documents.ts'
import { prepareSandboxes } from '../../server/jobs/prepare-sandboxes.ts'
import { sendMessages } from '../../server/jobs/send-messages.ts'
import { tester } from '../support/actor.ts'
import { audit } from '../support/audit.ts'
import { type Browser, codeOf } from '../support/browser.ts'
import { askAs, entered } from '../support/callers.ts'
import { insert, type Row } from '../support/contracts.ts'
import { MailServer } from '../support/mail-server.ts'
import { type Institution, World } from '../support/world.ts'

const everyRight = Object.keys(rights) as Right[]
const size = { alunos: 12, contratos: 6, semente: 1 }
/** Includes the student of the examples, and one sent by mistake. */
const students = size.alunos + 2
/** Minimal sample data, where only the fill itself matters. */
const little = { alunos: 0, contratos: 0, semente: 1 }

describe('the sandbox of an institution', () => {
  let world: World
  let client: Institution
  let other: Institution
  let admin: Browser
  let mail: MailServer
  let token = ''
  before(async () => {
    mail = await MailServer.open()
    world = await World.open({ mail: mail.settings })
    sampleOf(size)
    client = await world.institution()
    other = await world.institution()
    admin = await enter('administradora', everyRight)
  })
  after(async () => {
    await stopDrawing()
    await world.close()
    await mail.close()
  })

  function sampleOf(told: typeof size): void {
    world.context.sample = { ...sandboxSample, begin: (tx, clock) => beginDemo(tx, clock, told) }
  }
  const enter = (login: string, permissoes: readonly Right[], of = client) =>
    entered(world, of, login, permissoes)
  async function done(id: string, body: Row = {}, browser = admin): Promise<Row> {
    const answer = await askAs(browser, id, body)
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  /** Runs the background work now. */
  async function prepare(signal = new AbortController().signal): Promise<void> {
    await world.context.owner.pool.query(`update tarefa set servida_em = now() - interval '1 minute'`)
    await prepareSandboxes(world.context, signal)
  }
  const standing = () => done('ConsultaEnsaio')
  const sandbox = async (): Promise<Institution> => {
    const { rows } = await world.context.owner.pool.query(
      `select cliente_id as id, codigo from cliente where ensaio_de = ${client.id}`,
    )
    return rows[0]
  }
  const asks = async (one: string) =>
    (await world.query('RetornaDadosOcorrencias', { token: one, dataInicio: '2026-01-01' })).status
  async function move(browser: Browser, method: 'POST' | 'DELETE') {
    const answer = await browser.change(method, '/sessao/ensaio')
    if (answer.status === 200) browser.csrf = answer.body.csrf
    return answer
  }
  /** Number of rows of a client, by table. */
  async function counted(of: Institution): Promise<Record<string, number>> {
    const { rows } = await world.context.owner.pool.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'cliente_id'
        where c.relnamespace = 'vinculo'::regnamespace and c.relkind = 'r' order by 1`,
    )
    const each = rows.map(
      ({ name }) => `select '${name}' as name, count(*)::int as n from ${name} where cliente_id = $1`,
    )
    const sizes = await world.rows<{ name: string; n: number }>(of.id, each.join(' union all '), [of.id])
    return Object.fromEntries(sizes.map(({ name, n }) => [name, n]))
  }

  /** Runs work that may not change other clients' rows, except progress and audit entries. */
  async function unnoticed(happens: () => Promise<void>): Promise<void> {
    const before = [await counted(client), await counted(other)]
    await happens()
    const after = [await counted(client), await counted(other)]
    for (const [at, counts] of before.entries())
      for (const [table, count] of Object.entries(counts))
        if (at === 1 || !['auditoria', 'tarefa', 'ensaio'].includes(table))
          assert.equal(after[at]![table], count, table)
  }

  it('is created once by a user who may create credentials, and shows its token once', async () => {
    assert.equal((await standing()).situacao, 'Nenhum')
    const looking = await enter('so-olha', ['integracao.ver'])
    for (const id of ['CriaEnsaio', 'RefazEnsaio', 'RemoveEnsaio'])
      assert.equal(codeOf(await askAs(looking, id)), '403 PERMISSAO_AUSENTE', id)
    for (const id of ['RefazEnsaio', 'RemoveEnsaio'])
      assert.equal(codeOf(await askAs(admin, id)), '404 REGISTRO_INEXISTENTE', id)
    const answers = await Promise.all([1, 2, 3].map(() => askAs(admin, 'CriaEnsaio')))
    assert.deepEqual(answers.map(codeOf).toSorted(), [
      '200 OK',
      '409 REGISTRO_EXISTENTE',
      '409 REGISTRO_EXISTENTE',
    ])
    token = answers.find(({ status }) => status === 200)!.body.segredo
    assert.match(token, /^vinc_int_/)
    const shown = await standing()
    assert.deepEqual([shown.situacao, token.startsWith(String(shown.inicio))], ['Em preparo', true])
    assert.ok(!JSON.stringify(shown).includes(token.slice(12)))
    assert.equal(codeOf(await move(admin, 'POST')), '409 MOVIMENTO_INVALIDO')
    const [entry] = await audit(world, client, { entidade: 'ensaio' })
    assert.deepEqual([entry?.usuario, entry?.operacao], ['administradora', 'CriaEnsaio'])
  })

  it('is resumed when half filled, and then complete', async () => {
    const cut = new AbortController()
    const { finish } = world.context.sample!
    let stages = 0
    world.context.sample!.finish = (context, id, progress, signal) =>
      finish(
        context,
        id,
        (stage) => {
          progress(stage)
          if (++stages === 6) cut.abort()
        },
        signal,
      )
    await assert.rejects(prepare(cut.signal))
    const half = await standing()
    assert.equal(half.situacao, 'Em preparo')
    assert.ok(Number(half.feitas) > 0 && Number(half.feitas) < Number(half.etapas), JSON.stringify(half))
    world.context.sample!.finish = finish
    await unnoticed(() => prepare())
    const whole = await standing()
    assert.deepEqual([whole.situacao, whole.codigo], ['Pronto', `${client.codigo}-ensaio`])
    assert.equal(await asks(token), 200)
    const counts = [await sandbox(), client, other].map(
      async ({ id }) => (await world.rows(id, 'select 1 from aluno')).length,
    )
    assert.deepEqual(await Promise.all(counts), [students, 0, 0])
  })

  it('is entered from the institution and left again, and shows nothing of the institution', async () => {
    await insert(world, client, 'deficiencia', { codigo: 'PROPRIA', descricao: 'Da instituição' })
    const few = await enter('sem-direito', ['integracao.ver', 'acessos.alterar'])
    assert.equal(codeOf(await move(few, 'POST')), '403 PERMISSAO_AUSENTE')
    const stranger = await enter('de-outra', everyRight, other)
    assert.equal(codeOf(await move(stranger, 'POST')), '404 REGISTRO_INEXISTENTE')

    const entered = await move(admin, 'POST')
    assert.equal(entered.status, 200, entered.text)
    assert.deepEqual([entered.body.ensaio, entered.body.cliente.codigo], [true, `${client.codigo}-ensaio`])
    assert.equal(entered.body.pessoa.login, 'administradora')
    const { inclusao, expiraEm } = entered.body
    assert.equal(Temporal.PlainDateTime.from(inclusao).until(expiraEm).total('hours'), 12)
    assert.equal(((await done('ListaAlunos')).elementos as Row[]).length, students)
    const { elementos } = await done('ListaDeficiencias', { busca: 'PROPRIA' })
    assert.deepEqual(elementos, [])
    assert.equal((await done('ConsultaEnsaio')).dentro, true)
    // A sandbox has no sandbox of its own.
    assert.equal(codeOf(await askAs(admin, 'CriaEnsaio')), '409 REGISTRO_EXISTENTE')
    assert.equal(codeOf(await move(admin, 'POST')), '404 REGISTRO_INEXISTENTE')

    const back = await move(admin, 'DELETE')
    assert.deepEqual([back.status, back.body.ensaio, back.body.cliente.codigo], [200, false, client.codigo])
    assert.equal(((await done('ListaDeficiencias', { busca: 'PROPRIA' })).elementos as Row[]).length, 1)
    const [entry] = await audit(world, client, { entidade: 'ensaio', acao: 'Acesso' })
    assert.equal(entry?.usuario, 'administradora')
  })

  it('signs the user out of the institution too', async () => {
    const leaving = await enter('de-saida', everyRight)
    const waiting = leaving.cookies.get('vinculo')!
    assert.equal((await move(leaving, 'POST')).status, 200)
    assert.equal((await leaving.change('DELETE', '/sessao')).status, 200)
    assert.deepEqual([...leaving.cookies.keys()].toSorted(), ['vinculo-dispositivo'])
    leaving.cookies.set('vinculo', waiting)
    assert.equal(codeOf(await leaving.get('/sessao')), '401 SESSAO_INVALIDA')
  })

  it('is left only by users inside it: in the institution, leaving does nothing', async () => {
    const staying = await enter('em-casa', everyRight)
    const before = staying.cookies.get('vinculo')
    const answer = await move(staying, 'DELETE')
    assert.deepEqual([answer.status, answer.body.cliente.codigo], [200, client.codigo])
    assert.equal(staying.cookies.get('vinculo'), before)
    assert.equal((await staying.get('/sessao')).status, 200)
  })

  it('keeps its messages as if they had been sent', async () => {
    const { id } = await sandbox()
    const write = (clienteId: number, email: string) =>
      world.context.db.inClient(
        clienteId,
        (tx) =>
          escreveMensagens(tx, { today: '2026-03-10', actor: tester }, [
            { modelo: 'pendencias', para: { parte: 'supervisor', id: 1, nome: 'Ana', email }, dados: {} },
          ]),
        tester,
      )
    await write(id, 'ensaio@exemplo.com.br')
    await write(client.id, 'principal@exemplo.com.br')
    await world.context.db.pool.query('update fila_mensagem set pronto_em = now()')
    while (await sendMessages(world.context, new AbortController().signal));
    assert.deepEqual(
      mail.received.map(({ to }) => to),
      ['principal@exemplo.com.br'],
    )
    const told = await world.rows<Row>(id, `select situacao from mensagem where diagnostico = 'ENSAIO'`)
    assert.ok(told.length > 0 && told.every(({ situacao }) => situacao === 'Pendente'), JSON.stringify(told))
  })

  it('is removed without a trace except its name, which is reused', async () => {
    const inside = await sandbox()
    await done('RemoveEnsaio')
    assert.equal((await standing()).situacao, 'Em remoção')
    await unnoticed(() => prepare())
    assert.equal((await standing()).situacao, 'Nenhum')
    const left = Object.entries(await counted(inside)).filter(([, n]) => n > 0)
    assert.deepEqual(left, [['cliente', 1]])
    sampleOf(little)
    token = String((await done('CriaEnsaio')).segredo)
    await prepare()
    assert.deepEqual(
      [(await standing()).codigo, (await sandbox()).id],
      [`${client.codigo}-ensaio`, inside.id],
    )
    assert.equal(await asks(token), 200)
  })

  it('is emptied and filled again: its changes are gone, its token stays, and other clients are unaffected', async () => {
    const inside = await sandbox()
    await insert(world, inside, 'deficiencia', { codigo: 'MINHA', descricao: 'Do ensaio' })
    await world.rows(inside.id, 'update cliente set informa_sucesso = true returning 1')
    await move(admin, 'POST')
    const colleague = await enter('colega', everyRight)
    await done('RefazEnsaio', {}, colleague)
    await unnoticed(() => prepare())
    assert.equal((await done('ConsultaEnsaio', {}, colleague)).situacao, 'Pronto')
    assert.equal((await sandbox()).id, inside.id)
    assert.deepEqual(await world.rows(inside.id, `select 1 from deficiencia where codigo = 'MINHA'`), [])
    assert.deepEqual(await world.rows(inside.id, 'select informa_sucesso as s from cliente'), [{ s: false }])
    assert.equal(await asks(token), 200)
    // Users inside it are back in the institution without signing in again.
    assert.equal(codeOf(await askAs(admin, 'ListaAlunos')), '401 SESSAO_INVALIDA')
    const back = await admin.get('/sessao')
    assert.deepEqual([back.status, back.body.cliente.codigo], [200, client.codigo])
    admin.csrf = back.body.csrf
  })

  it('does not restore a token that was revoked in it', async () => {
    const { id } = await sandbox()
    await world.rows(id, `update credencial set revogada_em = now() where nome = 'ensaio' returning 1`)
    assert.equal(await asks(token), 401)
    await done('RefazEnsaio')
    assert.equal(codeOf(await askAs(admin, 'RefazEnsaio')), '409 MOVIMENTO_INVALIDO')
    await prepare()
    assert.equal((await standing()).situacao, 'Pronto')
    assert.equal(await asks(token), 401)
  })

  it('is the only client that can be emptied: no institution, and no sandbox of another', async () => {
    const inside = await sandbox()
    for (const [emptied, principal] of [
      [client.id, client.id],
      [other.id, client.id],
      [inside.id, other.id],
    ] as const)
      await assert.rejects(
        world.context.owner.inClient(emptied, (tx) => emptySandbox(tx, emptied, principal), tester),
        /is no sandbox of/,
      )
    // Also in a transaction of another client.
    await assert.rejects(
      world.context.owner.inClient(other.id, (tx) => emptySandbox(tx, inside.id, client.id), tester),
      /is no sandbox of/,
    )
  })
})
