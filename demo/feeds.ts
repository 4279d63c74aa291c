import { type Inbound, operations } from '../catalogue/index.ts'
import type { Context } from '../server/context.ts'
import { courses, subjects } from './academic.ts'
import { alunoRecord, matriculaRecord } from './alunos.ts'
import { sendBatches } from './batches.ts'
import { curriculoRecord } from './curriculos.ts'
import { besides } from './examples.ts'
import { externalCount, externalRecord } from './money/external.ts'
import { personCount, pessoaRecord } from './pessoas.ts'
import type { Filling, Stage } from './progress.ts'
import * as registers from './registers.ts'
import type { Sizes } from './sizes.ts'
import * as turmas from './turmas.ts'
import { usuarioRecord } from './usuarios.ts'
import { vagaRecord } from './vagas.ts'

/** Records of one operation: first index, and number. */
interface Feed {
  name: string
  operation: Inbound['id']
  first?: number
  count: number
  record: (index: number) => object
}

/** All batch feeds, ordered so that references come first. */
function feedsOf({ semente, alunos, contratos, antes, dia }: Filling, sizes: Sizes): readonly Feed[] {
  const { people, professors } = sizes
  const student = antes.alunos + 1
  return [
    {
      name: 'cursos',
      operation: 'RecebeCursos',
      count: courses.length,
      record: registers.cursoRecord,
    },
    {
      name: 'professores',
      operation: 'RecebeProfessores',
      count: professors,
      record: (index) => registers.professorRecord(index, semente),
    },
    {
      name: 'disciplinas',
      operation: 'RecebeDisciplinas',
      count: subjects.length,
      record: registers.disciplinaRecord,
    },
    {
      name: 'pessoas',
      operation: 'CadastraPessoa',
      count: personCount(people),
      record: (index) => pessoaRecord(index, semente, people),
    },
    {
      name: 'usuários',
      operation: 'RecebeUsuarios',
      first: antes.usuarios,
      count: sizes.users,
      record: (index) => usuarioRecord(index, semente),
    },
    {
      name: 'alunos',
      operation: 'RecebeAlunos',
      first: student,
      count: alunos,
      record: (index) => alunoRecord(index, semente),
    },
    {
      name: 'orientadores',
      operation: 'RecebeCursoProfessores',
      count: professors,
      record: registers.orientadorRecord,
    },
    {
      name: 'turmas',
      operation: 'RecebeTurmas',
      count: turmas.classCount,
      record: (index) => turmas.turmaRecord(index, dia),
    },
    {
      name: 'matrículas',
      operation: 'RecebeAlunosCursos',
      first: student,
      count: alunos,
      record: (index) => matriculaRecord(index, semente),
    },
    {
      name: 'disciplinas de cursos',
      operation: 'RecebeCursoDisciplinas',
      count: turmas.courseSubjectCount,
      record: turmas.cursoDisciplinaRecord,
    },
    {
      name: 'disciplinas de turmas',
      operation: 'RecebeDisciplinaTurma',
      count: turmas.courseSubjectCount,
      record: (index) => turmas.disciplinaTurmaRecord(index, dia),
    },
    {
      name: 'alunos de turmas',
      operation: 'RecebeTurmaAlunos',
      first: student,
      count: turmas.inClasses(alunos),
      record: (index) => turmas.turmaAlunoRecord(index, semente, dia),
    },
    {
      name: 'professores de turmas',
      operation: 'RecebeTurmaProfessores',
      count: turmas.courseSubjectCount,
      record: (index) => turmas.turmaProfessorRecord(index, dia),
    },
    {
      name: 'currículos',
      operation: 'RecebeCurriculos',
      first: student,
      count: sizes.resumes,
      record: (index) => curriculoRecord(index, semente, dia),
    },
    {
      name: 'vagas',
      operation: 'RecebeVagas',
      first: antes.vagas,
      count: sizes.vacancies,
      record: (index) => vagaRecord(index, semente, people.hosts, dia),
    },
    {
      name: 'faturamentos externos',
      operation: 'RecebeFaturamentoExterno',
      count: contratos === 0 ? 0 : externalCount,
      record: (index) => externalRecord(index, dia),
    },
  ]
}

/** Maximum number of records per batch. */
const sentAtOnce = 20_000

const lists: ReadonlyMap<string, string> = new Map(
  operations.flatMap((one) => (one.family === 'inbound' ? [[one.id, one.list]] : [])),
)

export const feedStages = (
  context: Context,
  clienteId: number,
  filling: Filling,
  sizes: Sizes,
): readonly Stage[] =>
  feedsOf(filling, sizes).map(({ name, operation, first = 0, count, record }) => {
    // The example records follow the generated ones.
    const more = count > 0 ? besides(operation, filling.dia) : []
    const size = count + more.length
    const recordAt = (index: number) => more[index - first - count] ?? record(index)
    return {
      name,
      size,
      each: sentAtOnce,
      send: (portion) => {
        const from = portion * sentAtOnce
        const some = { first: first + from, count: Math.min(sentAtOnce, size - from), record: recordAt }
        return sendBatches(context, clienteId, { operation, list: lists.get(operation)!, ...some }, () => {})
      },
    }
  })
