import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { operations } from '../../catalogue/index.ts'
import { cpfOf, type Fields, student } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const inbound = new Map<string, { list: string; prefix: string }>(
  operations.flatMap((one) => (one.family === 'inbound' ? [[one.id, one]] : [])),
)
const mirrors = operations.filter(({ id }) => id.startsWith('RetornaDadosIntegracao'))
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/

const pupil = student({ ESIAL_IDENTIFICACAO: 'A1', ESIAL_MATRICULA: 'M1', ESIAL_NOME_SOCIAL: 'Ani' })
const hours = [
  { DIA: 2, INICIO: '08:00', TERMINO: '10:00' },
  { DIA: 4, INICIO: '19:00', TERMINO: '21:30', DISCIPLINA: 'FIS', TURMA: 'T2' },
]
/** Records sent in order, without the prefix of each operation's fields. */
const load: [string, ...Fields[]][] = [
  ['RecebeCursos', { IDENTIFICACAO: 'ENG', CURSO: 'Engenharia "A"', NIVEL: 'PG' }],
  [
    'RecebeProfessores',
    { IDENTIFICACAO: 'P1', PROFESSOR: 'Helena', CPF: cpfOf(1), LOGIN: 'helena', EMAIL: 'helena@exemplo.br' },
  ],
  [
    'RecebeDisciplinas',
    { IDENTIFICACAO: 'MAT', DISCIPLINA: 'Cálculo' },
    { IDENTIFICACAO: 'FIS', DISCIPLINA: 'Física' },
  ],
  [
    'RecebeTurmas',
    { IDENTIFICACAO: 'T1', TURMA: 'Turma A', ANO: 2026, SEMESTRE: 1, CURSO: 'ENG' },
    { IDENTIFICACAO: 'T2', TURMA: 'Anual', ANO: 2025, SEMESTRE: 0 },
  ],
  [
    'RecebeCursoDisciplinas',
    { CURSO: 'ENG', DISCIPLINA: 'MAT', MATRIZ: '2024', PERIODO: 3, OBRIGATORIA: 'S' },
  ],
  [
    'RecebeCursoProfessores',
    { CURSO: 'ENG', PROFESSOR: 'P1', FUNCAO: 'O', INICIO: '2026-01-01', TERMINO: '2026-12-31' },
  ],
  [
    'RecebeAlunosCursos',
    {
      ALUNO: 'A1',
      CURSO: 'ENG',
      MATRICULA: 'M9',
      SITUACAO: 'F',
      PERIODO: 10,
      TURNO: 'N',
      INGRESSO: '2020-02-01',
      PREVISAO_CONCLUSAO: '2025-12-01',
      CONCLUSAO: '2025-12-20',
      COEFICIENTE: '8,55',
      CARGA_HORARIA_CUMPRIDA: 3600,
    },
  ],
  ['RecebeDisciplinaTurma', { DISCIPLINA: 'MAT', TURMA: 'T1', VAGAS: 60, HORARIOS: hours }],
  [
    'RecebeTurmaAlunos',
    { TURMA: 'T1', ALUNO: 'A1', DISCIPLINA: 'MAT', SITUACAO: 'A', NOTA: 9.5, FREQUENCIA: 75 },
  ],
  ['RecebeTurmaProfessores', { TURMA: 'T1', PROFESSOR: 'P1', FUNCAO: 'T' }],
  [
    'RecebeAlunoDisciplinas',
    { ALUNO: 'A1', DISCIPLINA: 'FIS', ANO: 2025, SEMESTRE: 2, CURSO: 'ENG', SITUACAO: 'R', NOTA: 3 },
  ],
  [
    'RecebeAlunoDisciplinaProfessor',
    { ALUNO: 'A1', DISCIPLINA: 'FIS', PROFESSOR: 'P1', ANO: 2025, SEMESTRE: 2 },
  ],
]

describe('links between received records', () => {
  let world: World
  let client: Institution
  const batches = new Map<string, number>()
  const ids = new Map<string, number>()
  before(async () => {
    world = await World.share()
    client = await world.institution()
    assert.equal((await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [pupil])).resultados, 'I')
    for (const [id, ...records] of load) {
      const { list, prefix } = inbound.get(id)!
      const prefixed = records.map((record) =>
        Object.fromEntries(Object.entries(record).map(([name, value]) => [prefix + name, value])),
      )
      const result = await world.process(client, id, list, prefixed)
      assert.match(result.resultados, /^I+$/, JSON.stringify(result))
      batches.set(id, result.lote)
    }
    for (const table of ['curso', 'professor', 'disciplina', 'aluno', 'turma']) {
      const statement = `select identificacao, id::integer from ${table}`
      for (const row of await world.rows<{ identificacao: string; id: number }>(client.id, statement))
        ids.set(row.identificacao, row.id)
    }
  })
  after(() => world.close())

  const elements = async (name: string) => {
    const operation = `RetornaDadosIntegracao${name}`
    const { status, body, text } = await world.query(operation, {
      token: client.token,
      dataInicio: '2026-01-01',
    })
    assert.equal(status, 200, text)
    assert.deepEqual(
      [body.MsgRetorno, body.response],
      ['', { statusCode: 200, statusMessage: 'OK', errorMessage: '' }],
    )
    return (body[`integracao${name}`] as { elementos: Fields[] }).elementos
  }
  /** The elements without unpredictable values, which are checked. */
  const settled = async (name: string) =>
    (await elements(name)).map(({ identificador, inclusao, atualizacao, ...rest }) => {
      assert.ok(Number.isSafeInteger(identificador))
      assert.match(String(inclusao), moment)
      assert.match(String(atualizacao), moment)
      return rest
    })
  const closing = (from: string) => ({ situacao: 'Ativo', validade: null, lote: batches.get(from) })
  const group = (codigoIntegracao: string, more: Fields) => ({
    identificador: ids.get(codigoIntegracao),
    codigoIntegracao,
    ...more,
  })
  const eng = () => group('ENG', { curso: 'Engenharia "A"' })
  const helena = () => group('P1', { professor: 'Helena', cpf: cpfOf(1) })
  const mat = () => group('MAT', { descricao: 'Cálculo' })
  const fis = () => group('FIS', { descricao: 'Física' })
  const t1 = () => group('T1', { turma: 'Turma A', ano: 2026, semestre: 1 })
  const t2 = () => group('T2', { turma: 'Anual', ano: 2025, semestre: 0 })
  const anas = () =>
    group('A1', { nome: 'Ani', nomeCivil: 'Ana Souza', cpf: pupil.ESIAL_CPF, matricula: 'M1' })
  const monday = { diaSemana: 2, inicio: '08:00', termino: '10:00' }
  const wednesday = () => ({
    diaSemana: 4,
    inicio: '19:00',
    termino: '21:30',
    disciplina: fis(),
    turma: t2(),
  })

  it('have the declared keys in the declared order', async () => {
    for (const operation of mirrors) {
      const [first] = await elements(operation.id.replace('RetornaDadosIntegracao', ''))
      const declared = Object.keys((operation as { element: Fields }).element).filter(
        (key) => key !== 'deficiencia',
      )
      assert.deepEqual(Object.keys(first!), declared, operation.id)
    }
    assert.equal(mirrors.length, 11)
  })

  it('of courses are answered', async () => {
    assert.deepEqual(await settled('CursoDisciplina'), [
      {
        curso: eng(),
        disciplina: mat(),
        matriz: '2024',
        periodo: 3,
        obrigatoria: 'S',
        ...closing('RecebeCursoDisciplinas'),
      },
    ])
    assert.deepEqual(await settled('CursoProfessor'), [
      {
        curso: eng(),
        professor: helena(),
        funcao: 'O',
        inicio: '2026-01-01',
        termino: '2026-12-31',
        ...closing('RecebeCursoProfessores'),
      },
    ])
  })

  it('of subjects of classes are answered with hours, resolved codes and professors', async () => {
    assert.deepEqual(await settled('DisciplinaTurma'), [
      {
        disciplina: mat(),
        turma: t1(),
        vagas: 60,
        horarios: [{ ...monday, disciplina: null, turma: null }, wednesday()],
        professores: [helena()],
        ...closing('RecebeDisciplinaTurma'),
      },
    ])
  })

  it('of enrolments are answered with their own state beside the record’s', async () => {
    assert.deepEqual(await settled('AlunoCurso'), [
      {
        aluno: anas(),
        curso: eng(),
        matricula: 'M9',
        situacaoMatricula: 'F',
        periodo: 10,
        turno: 'N',
        ingresso: '2020-02-01',
        previsaoConclusao: '2025-12-01',
        conclusao: '2025-12-20',
        coeficiente: 8.55,
        cargaHorariaCumprida: 3600,
        ...closing('RecebeAlunosCursos'),
      },
    ])
  })

  const inClass = () => ({
    aluno: anas(),
    disciplina: mat(),
    curso: eng(),
    turma: t1(),
    ano: 2026,
    semestre: 1,
    situacaoDisciplina: 'A',
    nota: 9.5,
    frequencia: 75,
  })
  const before2026 = () => ({
    aluno: anas(),
    disciplina: fis(),
    turma: null,
    ano: 2025,
    semestre: 2,
    frequencia: null,
  })

  it('of students’ subjects combine classes and the deprecated operation', async () => {
    assert.deepEqual(await settled('AlunoDisciplina'), [
      { ...inClass(), origem: 'RecebeTurmaAlunos', ...closing('RecebeTurmaAlunos') },
      {
        ...before2026(),
        curso: eng(),
        situacaoDisciplina: 'R',
        nota: 3,
        origem: 'RecebeAlunoDisciplinas',
        ...closing('RecebeAlunoDisciplinas'),
      },
    ])
  })

  it('of students’ professors combine classes and the deprecated operation', async () => {
    assert.deepEqual(await settled('AlunoDisciplinaProfessor'), [
      {
        ...inClass(),
        origem: 'RecebeTurmaProfessores',
        professor: helena(),
        funcao: 'T',
        ...closing('RecebeTurmaProfessores'),
      },
      {
        ...before2026(),
        curso: null,
        situacaoDisciplina: '',
        nota: null,
        origem: 'RecebeAlunoDisciplinaProfessor',
        professor: helena(),
        funcao: '',
        ...closing('RecebeAlunoDisciplinaProfessor'),
      },
    ])
  })

  it('of an enrolment without hours have those of its classes', async () => {
    assert.deepEqual(await settled('AlunoCursoHorario'), [
      {
        aluno: anas(),
        curso: eng(),
        matricula: 'M9',
        horarios: [{ ...monday, disciplina: mat(), turma: t1() }, wednesday()],
        ...closing('RecebeAlunosCursos'),
      },
    ])
  })
})
