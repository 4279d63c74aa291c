import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { tester } from '../support/actor.ts'
import { type Fields, student } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const period = { dataInicio: '2026-01-01' }

describe('attendance of students, derived from classes', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
  })
  after(() => world.close())

  const receive = async (operation: string, list: string, ...records: Fields[]) => {
    const result = await world.process(client, operation, `SDT_INT_${list}`, records)
    assert.match(result.resultados, /^[IA]+$/, `${operation} ${JSON.stringify(result.ocorrencias)}`)
    return result.lote
  }
  const ask = async (name: string, question: Fields = period) => {
    const { status, body, text } = await world.query(`RetornaDadosIntegracao${name}`, {
      token: client.token,
      ...question,
    })
    assert.equal(status, 200, text)
    return (body[`integracao${name}`] as { elementos: Fields[] }).elementos
  }
  const code = (object: unknown) => (object as { codigoIntegracao: string } | null)?.codigoIntegracao ?? null

  /** Two courses, professors and subjects; a class of course C1 with both subjects, and one without a course. */
  async function institution() {
    client = await world.institution()
    const course = { ESICU_CURSO: 'Curso', ESICU_NIVEL: 'PG' }
    await receive(
      'RecebeCursos',
      'CURSOS',
      { ...course, ESICU_IDENTIFICACAO: 'C1' },
      { ...course, ESICU_IDENTIFICACAO: 'C2' },
    )
    const professors = ['P1', 'P2'].map((id) => ({
      ESIPR_IDENTIFICACAO: id,
      ESIPR_PROFESSOR: id,
      ESIPR_CPF: '',
      ESIPR_DOCUMENTO: id,
      ESIPR_LOGIN: id,
      ESIPR_EMAIL: `${id}@exemplo.br`,
    }))
    await receive('RecebeProfessores', 'PROFESSORES', ...professors)
    const subjects = ['MAT', 'FIS'].map((id) => ({ ESIDI_IDENTIFICACAO: id, ESIDI_DISCIPLINA: id }))
    await receive('RecebeDisciplinas', 'DISCIPLINAS', ...subjects)
    const pupils = ['A1', 'A2'].map((id) => student({ ESIAL_IDENTIFICACAO: id }))
    await receive('RecebeAlunos', 'ALUNOS', ...pupils)
    const year = { ESITU_TURMA: 'T', ESITU_ANO: 2026, ESITU_SEMESTRE: 1 }
    await receive(
      'RecebeTurmas',
      'TURMAS',
      { ...year, ESITU_IDENTIFICACAO: 'T1', ESITU_CURSO: 'C1' },
      { ...year, ESITU_IDENTIFICACAO: 'T2' },
    )
    await receive(
      'RecebeDisciplinaTurma',
      'DISCIPLINA_TURMA',
      link('MAT', 'T1', 3),
      link('FIS', 'T1', 2),
      link('MAT', 'T2', 6),
    )
  }
  const link = (ESIDT_DISCIPLINA: string, ESIDT_TURMA: string, DIA: number): Fields => ({
    ESIDT_DISCIPLINA,
    ESIDT_TURMA,
    ESIDT_HORARIOS: [{ DIA, INICIO: '08:00', TERMINO: '10:00' }],
  })
  const attend = (ESITA_ALUNO: string, ESITA_TURMA: string, ESITA_DISCIPLINA = '', more: Fields = {}) =>
    receive('RecebeTurmaAlunos', 'TURMA_ALUNOS', { ESITA_ALUNO, ESITA_TURMA, ESITA_DISCIPLINA, ...more })
  const teach = (ESITP_PROFESSOR: string, ESITP_TURMA: string, ESITP_DISCIPLINA = '', more: Fields = {}) =>
    receive('RecebeTurmaProfessores', 'TURMA_PROFESSORES', {
      ESITP_PROFESSOR,
      ESITP_TURMA,
      ESITP_DISCIPLINA,
      ...more,
    })
  const enrol = (ESIAC_ALUNO: string, ESIAC_CURSO: string, more: Fields = {}) =>
    receive('RecebeAlunosCursos', 'ALUNOS_CURSOS', {
      ESIAC_ALUNO,
      ESIAC_CURSO,
      ESIAC_MATRICULA: 'M',
      ESIAC_SITUACAO: 'C',
      ...more,
    })
  /** Sets the moments of a client's rows to a past day. */
  const age = (table: string, date: string) =>
    world.context.db.inClient(
      client.id,
      (tx) => sql`update ${sql.table(table)} set inclusao = ${date}, atualizacao = ${date}`.execute(tx),
      tester,
    )

  it('a student meets a professor in the same subject, or when either belongs to the whole class', async () => {
    await institution()
    await attend('A1', 'T1', 'MAT')
    await attend('A2', 'T1')
    await teach('P1', 'T1', 'FIS')
    await teach('P2', 'T1')
    const met = (await ask('AlunoDisciplinaProfessor')).map(({ aluno, professor, disciplina }) =>
      [aluno, professor, disciplina].map(code).join(' '),
    )
    assert.deepEqual(met.sort(), ['A1 P2 MAT', 'A2 P1 FIS', 'A2 P2 '])
    const attended = (await ask('AlunoDisciplina')).map(({ aluno, disciplina }) => [
      code(aluno),
      code(disciplina),
    ])
    assert.deepEqual(attended, [
      ['A1', 'MAT'],
      ['A2', null],
    ])
    const taught = (await ask('DisciplinaTurma', { ...period, codigoTurma: 'T1' })).map(
      ({ disciplina, professores }) => [code(disciplina), (professores as Fields[]).map(code)],
    )
    assert.deepEqual(taught, [
      ['MAT', ['P2']],
      ['FIS', ['P1', 'P2']],
    ])
  })

  it('a meeting has the later change of its two sides, and is active while both are', async () => {
    await institution()
    await attend('A1', 'T1', 'MAT')
    await teach('P1', 'T1', 'MAT')
    await age('turma_aluno', '2020-03-10T12:00:00Z')
    await age('turma_professor', '2021-03-10T12:00:00Z')
    const [old] = await ask('AlunoDisciplinaProfessor', { dataInicio: '2021-03-10', dataFim: '2021-03-10' })
    assert.deepEqual([old!.inclusao, old!.atualizacao], ['2021-03-10T09:00:00', '2021-03-10T09:00:00'])
    assert.deepEqual(
      await ask('AlunoDisciplinaProfessor', { dataInicio: '2020-03-10', dataFim: '2020-03-10' }),
      [],
    )
    const lote = await attend('A1', 'T1', 'MAT', { ESITA_VALIDADE: '2026-01-02' })
    const [ended, ...others] = await ask('AlunoDisciplinaProfessor')
    assert.deepEqual(others, [])
    assert.deepEqual(
      [ended!.identificador, ended!.situacao, ended!.validade, ended!.lote],
      [old!.identificador, 'Inativo', '2026-01-02', lote],
    )
  })

  const hours = async (ESIAC_CURSO: string) => {
    const elements = await ask('AlunoCursoHorario', { ...period, codigoCurso: ESIAC_CURSO })
    return elements.map(({ horarios }) =>
      (horarios as Fields[]).map(
        ({ diaSemana, disciplina, turma }) => `${diaSemana} ${code(disciplina)} ${code(turma)}`,
      ),
    )
  }

  it('hours sent with an enrolment take precedence over those of its classes', async () => {
    await institution()
    await attend('A1', 'T1')
    await attend('A1', 'T1', 'MAT')
    await attend('A1', 'T2', 'MAT')
    await enrol('A1', 'C1')
    await enrol('A1', 'C2')
    // A class belongs to its course; one without a course counts for every enrolment, each once.
    assert.deepEqual(await hours('C1'), [['2 FIS T1', '3 MAT T1', '6 MAT T2']])
    assert.deepEqual(await hours('C2'), [['6 MAT T2']])
    const own = [
      { DIA: 5, INICIO: '20:00', TERMINO: '21:00', TURMA: 'T2' },
      { DIA: 4, INICIO: '08:00', TERMINO: '09:00' },
    ]
    await enrol('A1', 'C1', { ESIAC_HORARIOS: own })
    assert.deepEqual(await hours('C1'), [['5 null T2', '4 null null']])
    await enrol('A1', 'C1', { ESIAC_HORARIOS: [] })
    await attend('A1', 'T2', 'MAT', { ESITA_VALIDADE: '2026-01-02' })
    assert.deepEqual(await hours('C1'), [['2 FIS T1', '3 MAT T1']])
    assert.deepEqual(await hours('C2'), [[]])
  })

  it('an enrolment with hours from classes changes with them', async () => {
    await institution()
    await attend('A1', 'T1', 'MAT')
    await enrol('A1', 'C1')
    await enrol('A1', 'C2')
    for (const table of ['aluno_curso', 'turma_aluno', 'disciplina_turma'])
      await age(table, '2021-03-10T12:00:00Z')
    assert.deepEqual(await ask('AlunoCursoHorario'), [])
    await receive('RecebeDisciplinaTurma', 'DISCIPLINA_TURMA', link('MAT', 'T1', 7))
    const [changed, ...others] = await ask('AlunoCursoHorario')
    assert.deepEqual(others, [])
    assert.deepEqual([code(changed!.curso), changed!.inclusao], ['C1', '2021-03-10T09:00:00'])
    assert.deepEqual(await hours('C1'), [['7 MAT T1']])
  })
})
