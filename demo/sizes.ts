import { courses } from './academic.ts'
import type { PersonSizes } from './pessoas.ts'
import { lives } from './plots.ts'
import type { Filling } from './progress.ts'

/** Grows slowly with the students, between two ends. */
const scaled = (least: number, per: number, most: number, alunos: number) =>
  Math.min(most, least + Math.floor(alunos / per))

/** How many contracts come which way. */
export interface ContractSizes {
  /** Told from beginning to end, one by one. */
  lives: number
  /** Issued at once, and waiting for signatures: each has a document to be drawn. */
  issued: number
  drafts: number
  /** Signed elsewhere, before the institution had the platform. */
  imported: number
  /** The same, of the student whom the examples of the reference name. */
  named: number
}

const fewContracts = 24
const mostIssued = 300

/** The examples name an internship and a monitoring contract. */
const namedContracts = 2

function contractSizes({ alunos, contratos, antes }: Filling): ContractSizes {
  const told = contratos >= fewContracts ? lives.length : 0
  const rest = contratos - told
  const issued = Math.min(mostIssued, Math.floor(rest * 0.05))
  const drafts = Math.floor(rest * 0.08)
  const imported = rest - issued - drafts
  // They come with the first students.
  const named = alunos > 0 && antes.alunos === 0 && imported >= namedContracts ? namedContracts : 0
  return { lives: told, issued, drafts, imported: imported - named, named }
}

/** How many of everything go with so many students and contracts. */
export interface Sizes extends ContractSizes {
  professors: number
  users: number
  employees: number
  vacancies: number
  resumes: number
  people: PersonSizes
  proposals: number
  supervisors: Supervisors
}

/** The first of the supervisors of contracts that come in each way; nobody ever has more than ten interns. */
interface Supervisors {
  imported: number
  lives: number
  drafts: number
}

/** Interns of a supervisor who is given new ones, and contracts of all times of one whose were imported. */
export const internsEach = 8
const contractsEach = 16

export function sizesOf(filling: Filling): Sizes {
  const { alunos, contratos, antes } = filling
  const contracts = contractSizes(filling)
  const hosts = scaled(8, 500, 200, alunos + antes.alunos)
  const imported = Math.max(hosts, Math.ceil(contracts.imported / contractsEach))
  const drafts = Math.ceil((contracts.drafts + contracts.issued) / internsEach)
  const first = antes.supervisores
  // Staff comes with students; contracts alone need no more of it.
  const staff = (count: number) => (alunos === 0 ? 0 : count)
  return {
    ...contracts,
    professors: scaled(courses.length, 100, 2_000, alunos),
    users: staff(scaled(8, 500, 300, alunos)),
    employees: staff(scaled(36, 400, 300, alunos)),
    vacancies: staff(scaled(24, 200, 1_000, alunos)),
    resumes: Math.min(alunos, scaled(16, 200, 1_000, alunos)),
    people: {
      hosts,
      firstSupervisor: first,
      supervisors: contratos === 0 ? 0 : imported + contracts.lives + drafts,
      guardians: 4,
    },
    proposals: contratos === 0 ? 0 : Math.min(400, 20 + Math.floor(contratos / 50)),
    supervisors: { imported: first, lives: first + imported, drafts: first + imported + contracts.lives },
  }
}
