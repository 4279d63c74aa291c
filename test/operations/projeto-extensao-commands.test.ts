import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { keepCalendars } from '../../server/jobs/calendar-moves.ts'
import { codeOf, stopClock } from '../support/browser.ts'
import {
  against,
  answered,
  type Caller,
  keyed,
  madeBy,
  staffOf,
  studentOf,
  teacherOf,
} from '../support/callers.ts'
import { addStudent, insert } from '../support/contracts.ts'
import { addParticipation } from '../support/fixtures/participacao.ts'
import { addExtension } from '../support/fixtures/projeto-extensao.ts'
import type { Fields, Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const all = ['projetos.ver', 'projetos.alterar', 'projetos.aprovar'] as const

describe('extension projects', () => {
  let world: World
  let client: Institution
  let clock: ReturnType<typeof stopClock>
  let staff: Caller
  let course: number
  before(async () => {
    world = await World.open({ processing: false })
    clock = stopClock(world, '2026-03-10T15:00:00Z')
    client = await world.institution()
    staff = await keyed(world, client, all)
    course = await insert(world, client, 'curso', { identificacao: 'MAT', nome: 'Matemática' })
  })
  after(() => world.close())

  const page = async (ask: Caller, id: number) => (await ask('ConsultaParticipacao', { id })).body.registro
  const projects = (told: Fields = {}) =>
    answered(world, client, 'RetornaDadosProjetosExtensao', { dataInicio: '2026-03-01', ...told })
  const approved = (values: Row = {}) => addExtension(world, client, { situacao: 'Aprovada', ...values })

  it('are created with their courses and partners, and changed before submission', async () => {
    const { id: teacher, ask } = await teacherOf(world, client)
    const [partner, other] = [await addHost(world, client), await addHost(world, client)]
    const told = {
      titulo: 'Matemática na praça',
      modalidade: 'Evento',
      cursos: [{ curso: course, horasCurriculares: 60 }],
      parceiros: [{ pessoa: partner }, { pessoa: other }],
      inicio: '2026-03-16',
      termino: '2026-07-10',
      horas: 120,
      orcamentoValor: '5000.5',
    }
    const id = madeBy(await ask('IncluiProjetoExtensao', told))
    const headless = await staff('IncluiProjetoExtensao', told)
    assert.deepEqual(against(headless), [['coordenadorAtivo', 'professor']])
    const twice = { id, versao: 1, cursos: [{ curso: course }, { curso: course }] }
    const repeated = await ask('AlteraProjetoExtensao', twice)
    assert.deepEqual(
      repeated.body.error.campos.map(({ campo }: Row) => campo),
      ['cursos[2]'],
    )
    const changed = await ask('AlteraProjetoExtensao', {
      id,
      versao: 1,
      parceiros: [{ pessoa: other }],
      horas: 90,
    })
    assert.equal(codeOf(changed), '200 OK')
    const [shown] = (await projects({ codigoCurso: 'MAT' })).filter((one: Row) => one.identificador === id)
    assert.deepEqual(
      [shown.coordenador.identificador, shown.horas, shown.orcamento, shown.situacao, shown.arquivos],
      [teacher, 90, { valorPrevisto: 5000.5, fonte: '' }, 'Em elaboração', []],
    )
    assert.deepEqual(
      shown.cursos.map(({ curso, ...rest }: Row) => [(curso as Row).codigoIntegracao, rest]),
      [['MAT', { horasCurriculares: 60 }]],
    )
    assert.deepEqual(
      shown.parceiros.map(({ identificador }: Row) => identificador),
      [other],
    )
    assert.equal((await projects({ codigoCurso: 'FIS' })).length, 0)
    assert.equal(codeOf(await ask('EnviaProjetoExtensao', { id })), '200 OK')
    assert.equal(codeOf(await staff('AprovaProjetoExtensao', { id })), '200 OK')
  })

  it('accept students once approved, within their days, each once at a time', async () => {
    const aluno = await addStudent(world, client)
    const draft = await addExtension(world, client)
    const id = await approved({ inicio: '2026-03-05', termino: '2026-04-30' })
    const put = (told: Fields) => staff('IncluiParticipante', { projetoExtensao: id, aluno, ...told })
    assert.deepEqual(against(await put({ projetoExtensao: draft })), [['projetoAberto', 'projetoExtensao']])
    assert.deepEqual(against(await put({ inicio: '2026-03-04' })), [['projetoAberto', 'inicio']])
    assert.deepEqual(against(await put({ inicio: '2026-05-01' })), [['projetoAberto', 'inicio']])
    const gone = await addStudent(world, client, { validade: '2026-03-10' })
    assert.deepEqual(against(await put({ aluno: gone })), [['alunoAtivo', 'aluno']])
    const answers = await Promise.all([put({}), put({}), put({})])
    assert.deepEqual(answers.map(codeOf).sort(), ['200 OK', '422 REGRA_IMPEDE', '422 REGRA_IMPEDE'])
    const first = madeBy(answers.find(({ status }) => status === 200)!)
    assert.equal((await page(staff, first)).inicio, '2026-03-10')
    assert.deepEqual(against(await staff('EncerraParticipacao', { id: first, termino: '2026-03-09' })), [
      ['terminoOrdenado', 'termino'],
    ])
    assert.equal(codeOf(await staff('EncerraParticipacao', { id: first })), '200 OK')
    // A participant who left may return.
    assert.equal(codeOf(await put({ inicio: '2026-04-30' })), '200 OK')
  })

  it('count hours by day: a repetition replaces them, and none removes them', async () => {
    const id = await approved({ termino: '2026-04-30' })
    const values = { projeto_extensao_id: id, inicio: '2026-03-02' }
    const [one, two] = [
      await addParticipation(world, client, values),
      await addParticipation(world, client, values),
    ]
    const ended = await addParticipation(world, client, { ...values, situacao: 'Encerrado' })
    const day = (data: string, horas: string) => staff('RegistraHoras', { id: one, data, horas })
    assert.deepEqual(against(await day('2026-03-01', '4')), [['diaNoPrazo', 'data']])
    assert.equal(codeOf(await day('2026-03-11', '4')), '422 REGISTRO_INVALIDO')
    assert.equal(codeOf(await day('2026-03-02', '24.5')), '422 REGISTRO_INVALIDO')
    assert.equal(codeOf(await day('2026-03-02', '4')), '200 OK')
    assert.equal(codeOf(await day('2026-03-02', '5.5')), '200 OK')
    const registros = [{ id: one }, { id: two }, { id: ended }, { id: 999_999 }]
    const many = await staff('RegistraHoras', { registros, data: '2026-03-10', horas: '2' })
    assert.deepEqual(
      many.body.resultados.map(({ codigo }: Row) => codigo),
      ['', '', 'MOVIMENTO_INVALIDO', 'REGISTRO_INEXISTENTE'],
    )
    const { horasCumpridas, horas } = await page(staff, one)
    assert.deepEqual([horasCumpridas, horas.map((each: Row) => each.horas)], [7.5, [5.5, 2]])
    const [shown] = (await projects()).filter((each: Row) => each.identificador === id)
    assert.deepEqual(
      shown.participantes.map((each: Row) => [each.horasCumpridas, each.situacao]),
      [
        [7, 'Ativo'],
        [2, 'Ativo'],
        [0, 'Encerrado'],
      ],
    )
    await day('2026-03-02', '0')
    assert.equal((await page(staff, one)).horasCumpridas, 2)
  })

  it('are selected by period again when participants join, work or leave', async () => {
    const old = { inclusao: '2020-01-01T12:00:00Z', atualizacao: '2020-01-01T12:00:00Z' }
    const seen = async (id: number) => (await projects()).some((one: Row) => one.identificador === id)
    const doings: ((id: number, who: number) => Promise<unknown>)[] = [
      async (id) =>
        staff('IncluiParticipante', { projetoExtensao: id, aluno: await addStudent(world, client) }),
      (_, who) => staff('RegistraHoras', { id: who, data: '2026-03-10', horas: '1' }),
      (_, who) => staff('EncerraParticipacao', { id: who }),
    ]
    for (const doing of doings) {
      const id = await approved(old)
      const who = await addParticipation(world, client, { projeto_extensao_id: id, ...old })
      await world.rows(
        client.id,
        `update projeto_extensao set atualizacao = '${old.atualizacao}' where id = ${id} returning id`,
      )
      assert.equal(await seen(id), false)
      await doing(id, who)
      assert.equal(await seen(id), true)
    }
  })

  it('end with their participations on the last day, by calendar or cancellation', async () => {
    const [over, given] = [await approved({ termino: '2026-03-10' }), await approved()]
    const [one, two] = [
      await addParticipation(world, client, { projeto_extensao_id: over }),
      await addParticipation(world, client, { projeto_extensao_id: given, inicio: '2026-06-01' }),
    ]
    await staff('CancelaProjetoExtensao', { id: given, motivo: 'Sem verba.' })
    // It had not begun yet.
    assert.deepEqual(
      [(await page(staff, two)).situacao, (await page(staff, two)).termino],
      ['Encerrado', '2026-06-01'],
    )
    clock.at('2026-03-13T15:00:00Z')
    await keepCalendars(world.context, new AbortController().signal)
    assert.deepEqual(
      [(await page(staff, one)).situacao, (await page(staff, one)).termino],
      ['Encerrado', '2026-03-10'],
    )
    clock.at('2026-03-10T15:00:00Z')
  })

  it('of others are hidden from professors, students and staff of other units', async () => {
    const mine = await teacherOf(world, client)
    const other = await teacherOf(world, client)
    const student = await studentOf(world, client)
    const [here, there] = [
      await insert(world, client, 'unidade', { codigo: 'AQUI', nome: 'Aqui' }),
      await insert(world, client, 'unidade', { codigo: 'LA', nome: 'Lá' }),
    ]
    const [local, foreign] = [
      await staffOf(world, client, here, all),
      await staffOf(world, client, there, all),
    ]
    const id = await approved({ professor_id: mine.id, unidade_id: here })
    // Professors see the students of their courses.
    const put = () => mine.ask('IncluiParticipante', { projetoExtensao: id, aluno: student.id })
    assert.equal(codeOf(await put()), '422 REGISTRO_INVALIDO')
    await insert(world, client, 'curso_professor', { curso_id: course, professor_id: mine.id, funcao: 'D' })
    const enrolment = { aluno_id: student.id, curso_id: course, matricula: '1', situacao: 'C' }
    await insert(world, client, 'aluno_curso', enrolment)
    const who = madeBy(await put())
    const codes = async (ask: Caller) => [
      codeOf(await ask('ConsultaProjetoExtensao', { id })),
      codeOf(await ask('ConsultaParticipacao', { id: who })),
      codeOf(await ask('RegistraHoras', { id: who, data: '2026-03-10', horas: '1', SIMULAR: 'S' })),
      (await ask('ListaParticipacoes', {})).body.elementos?.length,
    ]
    const [no, forbidden] = ['404 REGISTRO_INEXISTENTE', '403 PERMISSAO_AUSENTE']
    assert.deepEqual(await codes(mine.ask), ['200 OK', '200 OK', '200 OK', 1])
    assert.deepEqual(await codes(other.ask), [no, no, no, 0])
    assert.deepEqual(await codes(local), ['200 OK', '200 OK', '200 OK', 1])
    assert.deepEqual(await codes(foreign), [no, no, no, 0])
    assert.deepEqual(await codes(student.ask), [forbidden, '200 OK', forbidden, 1])
  })

  it('leave deliveries pending for the coordinator and the participants', async () => {
    const mine = await teacherOf(world, client)
    const student = await studentOf(world, client)
    const owed = async (id: number) =>
      (await answered(world, client, 'RetornaDadosPendenciasProjetosExtensao', { projeto: id })).map(
        (one: Row) => [
          (one.responsavel as Row).tipo,
          one.pendenciaTipo,
          one.pendenciaSituacao,
          one.pendenciaPrazoEntrega,
        ],
      )
    const id = await addExtension(world, client, {
      situacao: 'Em aprovação',
      professor_id: mine.id,
      orcamento_valor: '0.01',
      termino: '2026-06-30',
    })
    const poor = await addExtension(world, client, { situacao: 'Em aprovação', termino: '2026-06-30' })
    await staff('AprovaProjetoExtensao', { registros: [{ id }, { id: poor }] })
    const report = ['Professor', 'Relatório final', 'Pendente', '2026-07-30']
    assert.deepEqual(await owed(poor), [report])
    madeBy(await staff('IncluiParticipante', { projetoExtensao: id, aluno: student.id }))
    const accounts = ['Professor', 'Prestação de contas', 'Pendente', '2026-07-30']
    const term = ['Aluno', 'Termo de participação', 'Pendente', '2026-03-10']
    assert.deepEqual(await owed(id), [report, accounts, term])
    const seen = async (ask: Caller) =>
      (await ask('ListaPendencias', {})).body.elementos.map((one: Row) => one.tipo).sort()
    assert.deepEqual(await seen(student.ask), ['Termo de participação'])
    assert.deepEqual(await seen(mine.ask), [
      'Prestação de contas',
      'Relatório final',
      'Termo de participação',
    ])
    await staff('CancelaProjetoExtensao', { id, motivo: 'Sem verba.' })
    assert.deepEqual(
      (await owed(id)).map(([, , situacao]: string[]) => situacao),
      ['Cancelado', 'Cancelado', 'Cancelado'],
    )
  })
})
