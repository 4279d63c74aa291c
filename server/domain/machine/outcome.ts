import { Refusal } from '../../refusal.ts'
import type { Finding } from './finding.ts'

interface Judged {
  id: number
  /** Findings of the guards: objections, or warnings that were accepted. */
  findings: readonly Finding[]
}

export interface Made extends Judged {
  situacao: string
  versao: number
  refusal?: undefined
}

export interface NotMade extends Judged {
  refusal: Refusal
  /** Current state of the record, if it exists. */
  situacao?: string
  versao?: number
}

/** Result for one record of a set. */
export type Outcome = Made | NotMade

const isMade = (one: Outcome): one is Made => one.refusal === undefined

/** Records that were written although a rule warned of it. */
export const isMadeWith =
  (regra: string) =>
  (one: Outcome): one is Made =>
    isMade(one) && one.findings.some((finding) => finding.regra === regra)

/** Ids of the records that were written. */
export const made = (outcomes: readonly Outcome[]): number[] => outcomes.filter(isMade).map(({ id }) => id)

/**
 * Thrown if a record that had to be written is refused. It carries the code of the first refused record; the
 * message names that record for the log.
 */
export class RecordsRefused extends Refusal {
  readonly outcomes: readonly Outcome[]

  constructor(noun: string, deed: string, outcomes: readonly Outcome[], { id, findings, refusal }: NotMade) {
    super(refusal.code, refusal.detail, refusal.fields)
    const record = id > 0 ? String(id) : `new record ${-id}`
    const rules = findings.filter(({ gravidade }) => gravidade === 'impede').map(({ regra }) => regra)
    const others = outcomes.filter((one) => !isMade(one)).length - 1
    // The log names rules only: the values they judged are personal data.
    this.message =
      `${noun} ${record}: ${deed} refused, ${[refusal.code, ...rules].join(' ')}` +
      (others > 0 ? ` (and ${others} other records)` : '')
    this.outcomes = outcomes
  }
}

/** Requires that all records were written. The exception rolls back the others. */
export function allMade(noun: string, deed: string, outcomes: readonly Outcome[]): Made[] {
  const refused = outcomes.find((one): one is NotMade => !isMade(one))
  if (refused) throw new RecordsRefused(noun, deed, outcomes, refused)
  return outcomes.filter(isMade)
}
