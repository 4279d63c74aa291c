import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { operations } from '../../catalogue/index.ts'
import { academicOrder } from '../support/examples.ts'
import { cpfOf, day, type Fields } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const inbound = new Map(
  operations.flatMap((one) => (one.family === 'inbound' ? [[one.id as string, one]] : [])),
)
const mirrors = operations.flatMap(({ id }) =>
  id.startsWith('RetornaDadosIntegracao') ? [id.replace('RetornaDadosIntegracao', '')] : [],
)

const references = /^[A-Z]+_(IDENTIFICACAO|ALUNO|CURSO|PROFESSOR|DISCIPLINA|TURMA)$/
/** Record number n of an operation: all identifying values contain the number. */
function record(id: string, n: number): Fields {
  const { example, key } = inbound.get(id)!
  const entries = Object.entries(example).map(([name, value]) => {
    const short = name.replace(/^[A-Z]+_/, '')
    if (references.test(name) && (key as readonly string[]).includes(name)) return [name, `${short}${n}`]
    if (['LOGIN', 'EMAIL', 'MATRICULA'].includes(short)) return [name, `${n}${value}`]
    if (short === 'CPF') return [name, cpfOf(id === 'RecebeAlunos' ? n : 50 + n)]
    if (short === 'ANO') return [name, 2020 + n]
    return [name, value]
  })
  return Object.fromEntries(entries)
}

/** A record with an identification, as others refer to it. */
function named(id: string, n: number): Fields {
  const names: Record<string, string> = {
    RecebeCursos: 'CURSO',
    RecebeProfessores: 'PROFESSOR',
    RecebeDisciplinas: 'DISCIPLINA',
    RecebeAlunos: 'ALUNO',
    RecebeTurmas: 'TURMA',
  }
  const { prefix } = inbound.get(id)!
  const own = names[id] ? { [`${prefix}IDENTIFICACAO`]: `${names[id]}${n}` } : {}
  return { ...record(id, n), ...own }
}

const aluno = { cpf: cpfOf(2) }
const period = { dataInicio: '2026-01-01' }
/** Filters that find only the second of three records. The first ones of a query need no period. */
const questions: [name: string, alone: Fields[], within: Fields[]][] = [
  ['Cursos', [{ codigoIntegracao: 'CURSO2' }], []],
  ['CursoDisciplina', [], [{ codigoCurso: 'CURSO2' }, { codigoDisciplina: 'DISCIPLINA2' }]],
  ['CursoProfessor', [], [{ codigoCurso: 'CURSO2' }, { codigoProfessor: 'PROFESSOR2' }]],
  ['Disciplinas', [{ codigoIntegracao: 'DISCIPLINA2' }], []],
  ['Professores', [{ codigoIntegracao: 'PROFESSOR2' }, { cpf: cpfOf(52) }], []],
  [
    'DisciplinaTurma',
    [],
    [
      { codigoDisciplina: 'DISCIPLINA2' },
      { codigoTurma: 'TURMA2' },
      { ano: 2022 },
      { ano: '2022', semestre: 1 },
    ],
  ],
  ['Alunos', [{ codigoIntegracao: 'ALUNO2' }, aluno, { matricula: '22026001234' }], []],
  [
    'AlunoCurso',
    [aluno, { codigoAluno: 'ALUNO2' }, { ...aluno, codigoCurso: 'CURSO2' }],
    [{ codigoCurso: 'CURSO2' }],
  ],
  ['AlunoDisciplina', [aluno], [{ codigoDisciplina: 'DISCIPLINA2' }, { ano: 2022, semestre: '1' }]],
  ['AlunoDisciplinaProfessor', [aluno], [{ codigoProfessor: 'PROFESSOR2' }, { ano: 2022, semestre: 1 }]],
  ['AlunoCursoHorario', [aluno], [{ codigoCurso: 'CURSO2' }]],
]
/** Values of no record, where the code of one with another digit would not do. */
const nowhere: Fields = { cpf: cpfOf(99), ano: 1999, semestre: 0 }
/** These two have one element from classes and one from the deprecated operation. */
const perRecord = (name: string) => (name.startsWith('AlunoDisciplina') ? 2 : 1)

describe('selection of received records', () => {
  let world: World
  let client: Institution
  let other: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution()
    other = await world.institution()
    await load(client, [1, 2, 3], 'III')
    await load(other, [2], 'I')
  })
  after(() => world.close())

  async function load(
    to: Institution,
    numbers: number[],
    expected: string,
    more: (id: string) => Fields = () => ({}),
  ) {
    const ids = expected.startsWith('I') ? academicOrder : academicOrder.toReversed()
    for (const id of ids) {
      const records = numbers.map((n) => ({ ...named(id, n), ...more(id) }))
      const result = await world.process(to, id, inbound.get(id)!.list, records)
      assert.equal(result.resultados, expected, `${id} ${JSON.stringify(result.ocorrencias)}`)
    }
  }
  const ask = async (to: Institution, name: string, question: Fields) => {
    const { status, body, text } = await world.query(`RetornaDadosIntegracao${name}`, {
      token: to.token,
      ...question,
    })
    assert.equal(status, 200, text)
    return body[`integracao${name}`] as { totalElementos: string; elementos: Fields[] }
  }

  for (const [name, alone, within] of questions) {
    it(`${name}: each filter finds its records, and only some replace the period`, async () => {
      const all = (await ask(client, name, period)).elementos
      assert.equal(all.length, 3 * perRecord(name))
      const expected = all.filter((element) =>
        JSON.stringify(element).match(/(CURSO|DISCIPLINA|PROFESSOR|ALUNO)2"/),
      )
      assert.equal(expected.length, perRecord(name))
      for (const question of alone) {
        // An empty period is ignored.
        for (const more of [{}, { dataInicio: '1999-01-01', dataFim: '1999-01-01' }])
          assert.deepEqual((await ask(client, name, { ...question, ...more })).elementos, expected)
      }
      for (const question of within) {
        assert.deepEqual((await ask(client, name, { ...period, ...question })).elementos, expected)
        assert.deepEqual(
          (await ask(client, name, { ...question, dataInicio: '1999-01-01', dataFim: '1999-01-01' }))
            .elementos,
          [],
        )
        const refused = await world.query(`RetornaDadosIntegracao${name}`, {
          token: client.token,
          ...question,
        })
        assert.equal(refused.status, 400)
      }
      for (const question of [...alone, ...within]) {
        const nobody = Object.entries(question).map(([key, value]) => [key, nowhere[key] ?? `${value}0`])
        const { elementos } = await ask(client, name, { ...period, ...Object.fromEntries(nobody) })
        assert.deepEqual(elementos, [], JSON.stringify(nobody))
      }
    })
  }

  it('pages contain each element once, in order, with the same totals', async () => {
    for (const name of mirrors) {
      const whole = (await ask(client, name, period)).elementos
      for (const quantidade of [1, 2]) {
        const pages: Fields[] = []
        for (let pagina = 1; pages.length < whole.length; pagina++) {
          const { totalElementos, elementos } = await ask(client, name, { ...period, quantidade, pagina })
          assert.equal(elementos.length, Math.min(quantidade, whole.length - pages.length))
          assert.equal(totalElementos, String(whole.length))
          pages.push(...elementos)
        }
        assert.deepEqual(pages, whole, name)
      }
      assert.equal(new Set(whole.map(({ identificador }) => identificador)).size, whole.length, name)
    }
  })

  it('a client sees only its own records', async () => {
    for (const name of mirrors) {
      const ours = (await ask(client, name, period)).elementos.map(({ identificador }) => identificador)
      const theirs = (await ask(other, name, period)).elementos
      assert.equal(theirs.length, perRecord(name))
      for (const { identificador } of theirs) assert.ok(!ours.includes(identificador), name)
      assert.doesNotMatch(JSON.stringify(theirs), /(CURSO|DISCIPLINA|PROFESSOR|ALUNO|TURMA)[13]"/)
    }
  })

  it('inactive records stay in the answer, marked as such', async () => {
    const validade = day()
    await load(other, [2], 'A', (id) => ({ [`${inbound.get(id)!.prefix}VALIDADE`]: validade }))
    for (const name of mirrors) {
      const { elementos } = await ask(other, name, period)
      assert.equal(elementos.length, perRecord(name), name)
      for (const element of elementos)
        assert.deepEqual([element.situacao, element.validade], ['Inativo', validade], name)
    }
  })
})
