import {
  classCode,
  courseCode,
  type Load,
  type LoadRecord,
  professorCode,
  type Sizes,
  subjectCode,
} from './load.ts'

const subjectsPerCourse = 40
const coursesPerProfessor = 2
/** One class in three has a second subject. */
const secondSubject = 3

export function courseSubjectLoad({ courses, subjects }: Sizes): Load {
  const each = Math.min(subjectsPerCourse, subjects)
  const record = (index: number): LoadRecord => {
    const course = Math.floor(index / each)
    const nth = index % each
    return {
      ESICD_CURSO: courseCode(course),
      ESICD_DISCIPLINA: subjectCode((course * 11 + nth) % subjects),
      ESICD_MATRIZ: '2024',
      ESICD_PERIODO: 1 + (nth % 8),
      ESICD_OBRIGATORIA: nth % 5 === 4 ? 'N' : 'S',
    }
  }
  const count = courses * each
  return { operation: 'RecebeCursoDisciplinas', list: 'SDT_INT_CURSO_DISCIPLINAS', count, record }
}

export function courseProfessorLoad({ courses, professors }: Sizes): Load {
  const record = (index: number): LoadRecord => {
    const professor = Math.floor(index / coursesPerProfessor)
    const nth = index % coursesPerProfessor
    return {
      ESICP_CURSO: courseCode((professor + nth) % courses),
      ESICP_PROFESSOR: professorCode(professor),
      ESICP_FUNCAO: nth === 0 ? 'D' : ['O', 'C', 'E', 'O'][professor % 4]!,
      ESICP_INICIO: '2024-02-01',
    }
  }
  const count = professors * coursesPerProfessor
  return { operation: 'RecebeCursoProfessores', list: 'SDT_INT_CURSO_PROFESSORES', count, record }
}

/** The subjects of each class. */
export interface ClassSubjects {
  count: number
  at: (index: number) => { group: number; subject: number }
  first: (group: number) => number
}

export function classSubjects({ classes, subjects }: Sizes): ClassSubjects {
  const first = (group: number) => (group * 7) % subjects
  return {
    count: classes + Math.floor(classes / secondSubject),
    first,
    at: (index) => {
      if (index < classes) return { group: index, subject: first(index) }
      const group = (index - classes) * secondSubject
      return { group, subject: (first(group) + 1) % subjects }
    },
  }
}

export function classSubjectLoad({ count, at }: ClassSubjects): Load {
  const record = (index: number): LoadRecord => {
    const { group, subject } = at(index)
    const start = 8 + 2 * (index % 5)
    const hours = { INICIO: hour(start), TERMINO: hour(start + 2) }
    return {
      ESIDT_DISCIPLINA: subjectCode(subject),
      ESIDT_TURMA: classCode(group),
      ESIDT_VAGAS: 60,
      ESIDT_HORARIOS: [
        { DIA: 2 + (index % 3), ...hours },
        { DIA: 5, ...hours },
      ],
    }
  }
  return { operation: 'RecebeDisciplinaTurma', list: 'SDT_INT_DISCIPLINA_TURMA', count, record }
}

const hour = (full: number) => `${String(full).padStart(2, '0')}:00`

export function classProfessorLoad({ professors }: Sizes, { count, at }: ClassSubjects): Load {
  const record = (index: number): LoadRecord => {
    const { group, subject } = at(index)
    return {
      ESITP_TURMA: classCode(group),
      ESITP_PROFESSOR: professorCode((index * 17) % professors),
      ESITP_DISCIPLINA: subjectCode(subject),
      ESITP_FUNCAO: index % 8 === 7 ? 'A' : 'T',
    }
  }
  return { operation: 'RecebeTurmaProfessores', list: 'SDT_INT_TURMA_PROFESSORES', count, record }
}
