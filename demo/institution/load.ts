import type { Inbound } from '../../catalogue/index.ts'
import { identificationPrefix } from '../alunos.ts'

type Scalar = string | number
export type LoadRecord = Record<string, Scalar | readonly Record<string, Scalar>[]>

/** The records of one operation. */
export interface Load {
  operation: Inbound['id']
  list: string
  count: number
  record: (index: number) => LoadRecord
}

export interface Sizes {
  courses: number
  professors: number
  subjects: number
  students: number
  classes: number
}

const padded = (prefix: string, index: number, digits: number) =>
  prefix + String(index + 1).padStart(digits, '0')
export const courseCode = (index: number) => padded('C', index, 4)
export const professorCode = (index: number) => padded('P', index, 5)
export const subjectCode = (index: number) => padded('D', index, 5)
export const classCode = (index: number) => padded('T2026-', index, 6)
export const studentCode = (index: number) => identificationPrefix + String(index).padStart(7, '0')

export const shifts = ['M', 'T', 'N', 'I'] as const
