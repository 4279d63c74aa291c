import { courses } from './academic.ts'
import type { PersonSizes } from './pessoas.ts'
import { lives } from './plots.ts'
import type { Filling } from './progress.ts'

/** Grows with the number of students, within bounds. */
const scaled = (least: number, per: number, most: number, alunos: number) =>
  Math.min(most, least + Math.floor(alunos / per))

/** Number of contracts by how they are created. */
export interface ContractSizes {
  /** Made individually from start to end. */
  lives: number
  /** Issued and waiting for signatures: each needs a rendered document. */
  issued: number
  drafts: number
  /** Signed on paper before the institution used the platform. */
  imported: number
  /** Imported for the student of the examples. */
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
  // They are added with the first students.
  const named = alunos > 0 && antes.alunos === 0 && imported >= namedContracts ? namedContracts : 0
  return { lives: told, issued, drafts, imported: imported - named, named }
}

/** Number of records of each kind, for a number of students and contracts. */
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

/** Index of the first supervisor for each kind of contract; none has more than ten interns at once. */
interface Supervisors {
  imported: number
  lives: number
  drafts: number
}

/** New interns per supervisor, and imported contracts per supervisor over all time. */
export const internsEach = 8
const contractsEach = 16

export function sizesOf(filling: Filling): Sizes {
  const { alunos, contratos, antes } = filling
  const contracts = contractSizes(filling)
  const hosts = scaled(8, 500, 200, alunos + antes.alunos)
  const imported = Math.max(hosts, Math.ceil(contracts.imported / contractsEach))
  const drafts = Math.ceil((contracts.drafts + contracts.issued) / internsEach)
  const first = antes.supervisores
  // Users and employees are added only together with students.
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
