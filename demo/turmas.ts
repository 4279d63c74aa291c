import { courseCode, courses, subjects } from './academic.ts'
import { courseCodeOf, type DemoRecord, identificationOf } from './alunos.ts'
import { Random } from './random.ts'
import { professorCode, subjectCodeAt } from './registers.ts'

/** Subjects of a course, which its class takes together. */
const subjectsEach = 3
/** Students with class enrolments; the others have only their course. */
const mostInClasses = 2_000

export const courseSubjectCount = courses.length * subjectsEach
export const classCount = courses.length
export const inClasses = (alunos: number) => Math.min(alunos, mostInClasses)

const subjectCode = (course: number, nth: number) =>
  subjectCodeAt((course * subjectsEach + nth) % subjects.length)
export const classCode = (course: string, year: string) => `T${year}-${course}`

const placeOf = (index: number) => ({
  course: Math.floor(index / subjectsEach),
  nth: index % subjectsEach,
})

/** A subject in its course. */
export function cursoDisciplinaRecord(index: number): DemoRecord {
  const { course, nth } = placeOf(index)
  return {
    ESICD_CURSO: courseCode(course),
    ESICD_DISCIPLINA: subjectCode(course, nth),
    ESICD_MATRIZ: '2024',
    ESICD_PERIODO: nth + 1,
    ESICD_OBRIGATORIA: nth === subjectsEach - 1 ? 'N' : 'S',
  }
}

/** The class of a course in the year of a day. */
export function turmaRecord(index: number, today: string): DemoRecord {
  const year = today.slice(0, 4)
  return {
    ESITU_IDENTIFICACAO: classCode(courseCode(index), year),
    ESITU_TURMA: `${courses[index]!.name} ${year}`.slice(0, 60),
    ESITU_ANO: Number(year),
    ESITU_SEMESTRE: 0,
    ESITU_CURSO: courseCode(index),
    ESITU_TURNO: 'N',
    ESITU_INICIO: `${year}-02-03`,
    ESITU_TERMINO: `${year}-12-18`,
  }
}

/** A subject of a class, in the evening so that internships do not overlap. */
export function disciplinaTurmaRecord(index: number, today: string) {
  const { course, nth } = placeOf(index)
  return {
    ESIDT_DISCIPLINA: subjectCode(course, nth),
    ESIDT_TURMA: classCode(courseCode(course), today.slice(0, 4)),
    ESIDT_VAGAS: 60,
    ESIDT_HORARIOS: [{ DIA: 2 + nth, INICIO: '19:00', TERMINO: '21:30' }],
  }
}

/** A student in one subject of the class. */
export function turmaAlunoRecord(index: number, seed: number, today: string): DemoRecord {
  const random = new Random(seed, 0x2a00_0000 + index)
  const done = random.percent(60)
  return {
    ESITA_TURMA: classCode(courseCodeOf(index), today.slice(0, 4)),
    ESITA_ALUNO: identificationOf(index),
    ESITA_DISCIPLINA: subjectCode(index % courses.length, random.below(subjectsEach)),
    ESITA_SITUACAO: done ? random.pick(['A', 'A', 'A', 'R']) : 'M',
    ESITA_NOTA: done ? `${random.between(3, 9)}.${random.digits(2)}` : '',
    ESITA_FREQUENCIA: done ? `${random.between(75, 99)}.00` : '',
  }
}

/** The professor of a class's subject. */
export function turmaProfessorRecord(index: number, today: string): DemoRecord {
  const { course, nth } = placeOf(index)
  return {
    ESITP_TURMA: classCode(courseCode(course), today.slice(0, 4)),
    ESITP_PROFESSOR: professorCode((course + nth) % courses.length),
    ESITP_DISCIPLINA: subjectCode(course, nth),
    ESITP_FUNCAO: 'T',
  }
}
