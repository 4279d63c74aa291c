import { cpfOf, type Fields } from '../../test/support/records.ts'

/** A batch to send until it is acknowledged, with the expected letter of each record. */
export interface Batch {
  /** Unique; sent as `RETORNO` and as `Idempotency-Key`. */
  mark: string
  records: Fields[]
  expected: string
  /** Enrolment numbers of students after the batch. */
  changes: Map<string, string>
}

/** A batch with a receipt. */
export type Acknowledged = Pick<Batch, 'mark' | 'expected'> & { lote: number }

/**
 * Expected data of one client. Each batch has new, changed and repeated students, each once, and exactly one
 * refused record: its occurrence carries the batch's label, so that a batch stored twice shows.
 */
export class Ledger {
  /** Last accepted enrolment number by identification. It counts the student's changes. */
  readonly students = new Map<string, string>()
  readonly acknowledged: Acknowledged[] = []
  readonly #code: string
  readonly #next: (below: number) => number
  readonly #population: number
  #made = 0

  constructor(code: string, next: (below: number) => number, population: number) {
    this.#code = code
    this.#next = next
    this.#population = population
  }

  /** The next batch, after the previous one was acknowledged. */
  make(size: number): Batch {
    const mark = `${this.#code}-${++this.#made}`
    const start = this.#next(this.#population)
    const refused = this.#next(size)
    const changes = new Map<string, string>()
    let expected = ''
    const records = Array.from({ length: size }, (_, at) => {
      const number = (start + at) % this.#population
      const id = `A${number}`
      const before = this.students.get(id)
      const repeats = before !== undefined && this.#next(4) === 0
      const matricula = repeats ? before : `${number}.${versionOf(before) + 1}`
      const record = studentRecord(id, number, matricula)
      if (at === refused) {
        expected += 'R'
        return { ...record, ESIAL_CPF: '11111111111' }
      }
      expected += before === undefined ? 'I' : repeats ? 'N' : 'A'
      changes.set(id, matricula)
      return record
    })
    return { mark, records, expected, changes }
  }

  acknowledge({ mark, expected, changes }: Batch, lote: number): void {
    this.acknowledged.push({ mark, expected, lote })
    for (const [id, matricula] of changes) this.students.set(id, matricula)
  }

  get records(): number {
    return this.acknowledged.reduce((sum, { expected }) => sum + expected.length, 0)
  }
}

export const versionOf = (matricula: string | undefined) => Number(matricula?.split('.')[1] ?? 0)

function studentRecord(id: string, number: number, matricula: string): Fields {
  return {
    ESIAL_IDENTIFICACAO: id,
    ESIAL_ALUNO: 'Ana Souza',
    ESIAL_MATRICULA: matricula,
    ESIAL_CPF: cpfOf(100_000_000 + number),
    ESIAL_LOGIN: `aluno${number}`,
    ESIAL_TELEFONE2: '11987654321',
    ESIAL_ENDERECO: 'Rua das Palmeiras',
    ESIAL_CIDADE: 'São Paulo',
    ESIAL_UF: 'SP',
    ESIAL_CEP: '01310100',
  }
}
