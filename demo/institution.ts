import { alunoRecord } from './alunos.ts'
import {
  classProfessorLoad,
  classSubjectLoad,
  classSubjects,
  courseProfessorLoad,
  courseSubjectLoad,
} from './institution/links.ts'
import type { Load, Sizes } from './institution/load.ts'
import { classLoad, courseLoad, professorLoad, subjectLoad } from './institution/registers.ts'
import { classStudentLoad, enrolmentLoad } from './institution/students.ts'

const whole: Sizes = {
  courses: 200,
  professors: 3_000,
  subjects: 2_000,
  students: 100_000,
  classes: 15_000,
}
/** The minimum with which every student still has different classes and courses. */
const least: Sizes = { courses: 4, professors: 6, subjects: 8, students: 10, classes: 12 }

function sizesAt(scale: number): Sizes {
  const scaled = Object.entries(whole).map(([name, size]) => [
    name,
    Math.max(least[name as keyof Sizes], Math.round(size * scale)),
  ])
  return Object.fromEntries(scaled)
}

/**
 * A whole institution, full size at scale 1, as an academic system would send it: one load per operation,
 * references first. The same scale and seed give the same records.
 */
export function institution(scale: number, seed = 1): readonly Load[] {
  const sizes = sizesAt(scale)
  const links = classSubjects(sizes)
  return [
    courseLoad(sizes),
    professorLoad(sizes, seed),
    subjectLoad(sizes),
    {
      operation: 'RecebeAlunos',
      list: 'SDT_INT_ALUNOS',
      count: sizes.students,
      record: (index) => alunoRecord(index, seed),
    },
    classLoad(sizes),
    courseSubjectLoad(sizes),
    courseProfessorLoad(sizes),
    enrolmentLoad(sizes, links, seed),
    classSubjectLoad(links),
    classStudentLoad(sizes, links, seed),
    classProfessorLoad(sizes, links),
  ]
}
