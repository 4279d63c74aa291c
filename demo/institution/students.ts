import { Random } from '../random.ts'
import type { ClassSubjects } from './links.ts'
import {
  classCode,
  courseCode,
  type Load,
  type LoadRecord,
  type Sizes,
  shifts,
  studentCode,
  subjectCode,
} from './load.ts'

const enrolmentsPerStudent = 1.5
const classesPerStudent = 6

/** The classes of a student, all different. */
const classOf = (student: number, nth: number, classes: number) =>
  (student + nth * Math.floor(classes / classesPerStudent)) % classes

export function enrolmentLoad(
  { students, courses, classes }: Sizes,
  { first }: ClassSubjects,
  seed: number,
): Load {
  const record = (index: number): LoadRecord => {
    const random = new Random(seed, 0x2000_0000 + index)
    const student = index % students
    const nth = Math.floor(index / students)
    const state = random.percent(85) ? 'C' : random.pick(['T', 'F', 'D', 'X'])
    const group = classOf(student, 0, classes)
    const own = { DISCIPLINA: subjectCode(first(group)), TURMA: classCode(group) }
    return {
      ESIAC_ALUNO: studentCode(student),
      ESIAC_CURSO: courseCode((student * 13 + nth) % courses),
      ESIAC_MATRICULA: `${2020 + (index % 7)}${String(index).padStart(7, '0')}`,
      ESIAC_SITUACAO: state,
      ESIAC_PERIODO: random.between(1, 8),
      ESIAC_TURNO: random.pick(shifts),
      ESIAC_INGRESSO: '2024-02-12',
      ESIAC_PREVISAO_CONCLUSAO: '2028-12-15',
      ESIAC_CONCLUSAO: state === 'F' ? '2026-07-15' : '',
      ESIAC_COEFICIENTE: `${random.between(4, 9)}.${random.digits(2)}`,
      ...(index % 20 === 0
        ? { ESIAC_HORARIOS: [{ DIA: 3, INICIO: '19:00', TERMINO: '21:00', ...own }] }
        : {}),
    }
  }
  const count = Math.floor(students * enrolmentsPerStudent)
  return { operation: 'RecebeAlunosCursos', list: 'SDT_INT_ALUNOS_CURSOS', count, record }
}

export function classStudentLoad({ students, classes }: Sizes, { first }: ClassSubjects, seed: number): Load {
  const record = (index: number): LoadRecord => {
    const random = new Random(seed, 0x3000_0000 + index)
    const student = Math.floor(index / classesPerStudent)
    const group = classOf(student, index % classesPerStudent, classes)
    const done = random.percent(60)
    return {
      ESITA_TURMA: classCode(group),
      ESITA_ALUNO: studentCode(student),
      // Some systems enrol students in the whole class.
      ESITA_DISCIPLINA: random.percent(80) ? subjectCode(first(group)) : '',
      ESITA_SITUACAO: done ? random.pick(['A', 'A', 'A', 'R']) : 'M',
      ESITA_NOTA: done ? `${random.between(2, 9)}.${random.digits(2)}` : '',
      ESITA_FREQUENCIA: done ? `${random.between(60, 99)}.00` : '',
    }
  }
  const count = students * classesPerStudent
  return { operation: 'RecebeTurmaAlunos', list: 'SDT_INT_TURMA_ALUNOS', count, record }
}
