import { type Ledger, versionOf } from './ledger.ts'

/** Answers about a client at the end. */
export interface Answered {
  students: readonly { identificacao: string; matricula: string }[]
  /** Batch label of each error. */
  errors: readonly string[]
  /** One letter per record, by batch id; unknown batches are missing. */
  outcomes: ReadonlyMap<number, string>
}

/** Records that were lost, applied twice, or have another result. */
export interface Findings {
  lost: string[]
  doubled: string[]
  wrong: string[]
}

export function compare(ledger: Ledger, answered: Answered): Findings {
  const findings: Findings = { lost: [], doubled: [], wrong: [] }
  compareBatches(ledger, answered, findings)
  compareStudents(ledger, answered, findings)
  return findings
}

function compareBatches(ledger: Ledger, { outcomes, errors }: Answered, findings: Findings): void {
  const told = Map.groupBy(errors, (mark) => mark)
  const numbers = new Set<number>()
  for (const { mark, lote, expected } of ledger.acknowledged) {
    const name = `batch ${mark} (${lote})`
    if (numbers.has(lote)) findings.doubled.push(`${name}: two receipts bear its number`)
    numbers.add(lote)
    const letters = outcomes.get(lote) ?? ''
    for (const [at, letter] of [...expected].entries()) {
      const found = letters[at]
      if (found === undefined) findings.lost.push(`${name}: record ${at + 1} has no outcome`)
      else if (found !== letter)
        findings.wrong.push(`${name}: record ${at + 1} is ${found} instead of ${letter}`)
    }
    if (letters.length > expected.length) findings.doubled.push(`${name}: more outcomes than records`)
    const refusals = told.get(mark)?.length ?? 0
    if (refusals === 0) findings.lost.push(`${name}: the occurrence of its refused record is missing`)
    if (refusals > 1) findings.doubled.push(`${name}: its refused record was told ${refusals} times`)
    told.delete(mark)
  }
  for (const mark of told.keys()) findings.wrong.push(`an occurrence of a batch never sent: ${mark}`)
}

function compareStudents(ledger: Ledger, { students }: Answered, findings: Findings): void {
  const shown = Map.groupBy(students, ({ identificacao }) => identificacao)
  for (const [id, matricula] of ledger.students) {
    const [student, ...more] = shown.get(id) ?? []
    if (!student) findings.lost.push(`student ${id}: is not there`)
    else if (versionOf(student.matricula) < versionOf(matricula))
      findings.lost.push(`student ${id}: ${student.matricula} was not changed to ${matricula}`)
    else if (student.matricula !== matricula)
      findings.wrong.push(`student ${id}: ${student.matricula} instead of ${matricula}`)
    if (more.length > 0) findings.doubled.push(`student ${id}: is there ${more.length + 1} times`)
    shown.delete(id)
  }
  for (const id of shown.keys()) findings.wrong.push(`student ${id}: was never sent`)
}
