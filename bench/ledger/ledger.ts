import { cpfOf, type Fields } from '../../test/support/records.ts'

/** A batch to be sent until it is acknowledged, and the letter that each of its records must come to. */
export interface Batch {
  /** Sent as `RETORNO` and as `Idempotency-Key`: no two batches share it. */
  mark: string
  records: Fields[]
  expected: string
  /** What students say once it is applied. */
  changes: Map<string, string>
}

/** A batch whose receipt arrived. */
export type Acknowledged = Pick<Batch, 'mark' | 'expected'> & { lote: number }

/**
 * What one client was promised. Each batch brings new, changed and repeated students, never one twice, and exactly one
 * record that is refused: its occurrence bears the mark of the batch, so that a batch stored twice shows.
 */
export class Ledger {
  /** By identification: the enrolment number that was accepted last. It says how often the student changed. */
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

  /** The next batch. The one before must have been acknowledged. */
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
