import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Right } from '../../catalogue/doors.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { mostOpen } from '../../server/domain/solicitacao/guards.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { addStudent } from '../support/contracts.ts'
import { addAdvisor, addCourse, enrol } from '../support/internships.ts'
import { type LinkUser, linkUser } from '../support/links.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

describe('the request of a contract by a host', () => {
  let world: World
  let client: Institution
  let key: string
  let host: number
  let student: number
  let course: number
  let user: LinkUser
  before(async () => {
    world = await World.share({ processing: false })
    stopClock(world, '2026-03-10T15:00:00Z')
    client = await world.institution()
    const scopes: Right[] = ['contratos.ver', 'contratos.alterar']
    const { owner } = world.context
    key = await createCredential(owner, { clienteId: client.id, kind: 'gestao', name: 'painel', scopes })
    host = await addHost(world, client, { quantidade_empregados: 30 })
    course = await addCourse(world, client)
    await addAdvisor(world, client, course)
    student = await addStudent(world, client, { nome: 'Joana Lima' })
    await enrol(world, client, student, course, { matricula: '2026000111' })
    user = await linkUser(world, client, 'concedente', host)
  })
  after(() => world.close())

  const rows = (statement: string) => world.rows<Row>(client.id, statement)
  const staff = (operation: string, body: Row) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization: key })
  const told = { inicio: '2026-04-01', termino: '2026-12-18', horasDiaria: '6', horasSemanal: '30' }
  const request = (matricula: string, more: Row = {}, by = user) =>
    by.use('PedeContrato', { ...told, matricula, ...more })
  const latest = async () =>
    (await rows(`select id, situacao, aluno_id, matricula from solicitacao order by id desc limit 1`))[0]!

  it('is offered by the link, without a list of students', async () => {
    const shown = (await user.list()).body
    const action = shown.acoes.find(({ comando }: Row) => comando === 'PedeContrato')
    assert.ok(action)
    const [matricula] = action.campos
    assert.deepEqual([matricula.campo, matricula.obrigatorio, matricula.opcoes], ['matricula', true, []])
    assert.doesNotMatch(JSON.stringify(shown), /Joana/)
  })

  it('answers, writes and shows the host the same, whether the registration number exists or not', async () => {
    const seen: string[] = []
    for (const matricula of ['2026000111', '2026000999']) {
      const before = await rows(`select count(*)::integer as n from mensagem`)
      const answer = await request(matricula)
      assert.equal(codeOf(answer), '200 OK', answer.text)
      const { id, ...one } = await latest()
      assert.deepEqual(one, { situacao: 'Incluída', aluno_id: null, matricula })
      const shown = await user.look('solicitacao', Number(id))
      const list = await user.list()
      const [history] = await rows(
        `select string_agg(movimento, ' ' order by id) as movimentos from historico
          where entidade = 'solicitacao' and registro_id = ${id}`,
      )
      const plain = (text: string) => text.replaceAll(matricula, '#').replaceAll(`nº ${id}"`, 'nº"')
      const headers = [...answer.headers.keys()].sort()
      seen.push(
        JSON.stringify([
          ...[plain(answer.text), plain(shown.text), plain(list.text), headers, history!.movimentos],
          ...(await rows(`select count(*)::integer - ${before[0]!.n} as n from mensagem`)),
        ]),
      )
      assert.doesNotMatch(shown.text + list.text, /Joana|[Cc]orrespond|encontrad/)
    }
    assert.equal(seen[0], seen[1])
  })

  it('reads no student on the way, so that the time tells nothing either', async () => {
    // A request that looked a student up would wait for the lock, and be refused.
    const held = await world.context.owner.connect()
    try {
      await held.query('begin; lock table aluno_curso in access exclusive mode')
      for (const matricula of ['2026000111', '2026000999']) {
        assert.equal(codeOf(await request(matricula)), '200 OK')
      }
    } finally {
      await held.query('rollback')
      held.release()
    }
  })

  it('tells staff whether the number matched, and whose it is', async () => {
    const matched = async (matricula: string) => {
      assert.equal(codeOf(await request(matricula)), '200 OK')
      const { id } = await latest()
      const { registro } = (await staff('ConsultaSolicitacao', { id })).body
      return [registro.matricula, registro.correspondencia, registro.alunoEncontrado]
    }
    assert.deepEqual(await matched('2026000111'), ['2026000111', 'Um aluno', student])
    assert.deepEqual(await matched('2026000999'), ['2026000999', 'Nenhum aluno', null])
    const [one, other] = [await addStudent(world, client), await addStudent(world, client)]
    for (const id of [one, other]) await enrol(world, client, id, course, { matricula: 'REPETIDA' })
    assert.deepEqual(await matched('REPETIDA'), ['REPETIDA', 'Mais de um aluno', null])
  })

  it('is fulfilled by staff with the student of the number, which they can correct', async () => {
    assert.equal(codeOf(await request('2026000112')), '200 OK')
    const { id } = await latest()
    const missing = await staff('AtendeSolicitacao', { id })
    assert.equal(codeOf(missing), '422 REGRA_IMPEDE', missing.text)
    const { versao } = (await staff('ConsultaSolicitacao', { id })).body.registro
    const named = await staff('AlteraSolicitacao', { id, versao, aluno: student })
    assert.equal(codeOf(named), '422 REGRA_IMPEDE', 'the host would see the student')
    const corrected = await staff('AlteraSolicitacao', { id, versao, matricula: '2026000111' })
    assert.equal(codeOf(corrected), '200 OK', corrected.text)
    const done = await staff('AtendeSolicitacao', { id })
    assert.equal(codeOf(done), '200 OK', done.text)
    const [contract] = await rows(
      `select c.aluno_id, c.concedente_id, c.curso_id from solicitacao s join contrato c on c.id = s.resultado_id
        where s.id = ${id}`,
    )
    assert.deepEqual(contract, { aluno_id: student, concedente_id: host, curso_id: course })
  })

  it('accepts no student by number of the platform, and finds none of another institution', async () => {
    const other = await world.institution()
    const foreign = await addStudent(world, other)
    await enrol(world, other, foreign, await addCourse(world, other), { matricula: 'DE-FORA' })
    assert.equal(
      codeOf(await request('DE-FORA', { aluno: student, solicitante: 'Aluno', pessoa: 1 })),
      '200 OK',
    )
    const { id, aluno_id } = await latest()
    assert.equal(aluno_id, null)
    const { registro } = (await staff('ConsultaSolicitacao', { id })).body
    assert.deepEqual(
      [registro.correspondencia, registro.solicitante.tipo, registro.concedente.identificador],
      ['Nenhum aluno', 'Concedente', host],
    )
  })

  it('refuses what is missing, wrong or too long, and too many open requests', async () => {
    for (const wrong of [
      { matricula: '' },
      { matricula: 'x'.repeat(51) },
      { inicio: '' },
      { termino: 'amanhã' },
      { inicio: '2026-12-18', termino: '2026-04-01' },
      { horasDiaria: 'muitas' },
      { descricao: 'x'.repeat(1_001) },
    ]) {
      const answer = await request('2026000111', wrong)
      assert.equal(
        codeOf(answer),
        '422 REGISTRO_INVALIDO',
        `${JSON.stringify(wrong).slice(0, 60)} ${answer.text}`,
      )
    }
    const another = await addHost(world, client)
    const by = await linkUser(world, client, 'concedente', another)
    await rows(
      `insert into solicitacao (cliente_id, tipo, situacao, solicitante, pessoa_id)
       select cliente_atual(), 'Inclusão de contrato', 'Incluída', 'Concedente', ${another}
         from generate_series(2, ${mostOpen}) returning id`,
    )
    assert.equal(codeOf(await request('2026000111', {}, by)), '200 OK')
    assert.equal(codeOf(await request('2026000111', {}, by)), '422 REGRA_IMPEDE')
  })

  it('is made by hosts, and by staff for a host', async () => {
    const without = await staff('PedeContrato', { ...told, matricula: '2026000111' })
    assert.deepEqual(
      [codeOf(without), without.body.error.campos.map(({ campo }: Row) => campo)],
      ['422 REGISTRO_INVALIDO', ['concedente']],
    )
    assert.equal(codeOf(await staff('PedeContrato', { ...told, matricula: '1', concedente: host })), '200 OK')
    const another = await addHost(world, client)
    const forAnother = await request('2026000111', { concedente: another })
    assert.match(codeOf(forAnother), /^200 OK$|^422 REGISTRO_INVALIDO$/)
    assert.deepEqual(await rows(`select id from solicitacao where pessoa_id = ${another}`), [])
    const supervisor = await linkUser(world, client, 'supervisor', host)
    assert.equal(codeOf(await request('2026000111', {}, supervisor)), '403 LINK_NAO_PERMITE')
  })
})
