import { Refusal } from '../../refusal.ts'
import type { Finding } from './finding.ts'

interface Judged {
  id: number
  /** What the guards had to say: against it, or what was accepted with it. */
  findings: readonly Finding[]
}

export interface Made extends Judged {
  situacao: string
  versao: number
  refusal?: undefined
}

export interface NotMade extends Judged {
  refusal: Refusal
  /** As the record stands, where there is one. */
  situacao?: string
  versao?: number
}

/** What became of a record that somebody wanted to move. */
export type Outcome = Made | NotMade

const isMade = (one: Outcome): one is Made => one.refusal === undefined

/** The records with which something was done. */
export const made = (outcomes: readonly Outcome[]): number[] => outcomes.filter(isMade).map(({ id }) => id)

/**
 * Thrown when a record of a set is refused that had to be written. It is the refusal of the first such record, so that
 * callers are answered with its code; the message names the record for the log.
 */
export class RecordsRefused extends Refusal {
  readonly outcomes: readonly Outcome[]

  constructor(noun: string, deed: string, outcomes: readonly Outcome[], { id, findings, refusal }: NotMade) {
    super(refusal.code, refusal.detail, refusal.fields)
    const record = id > 0 ? String(id) : `new record ${-id}`
    const rules = findings.filter(({ gravidade }) => gravidade === 'impede').map(({ regra }) => regra)
    const others = outcomes.filter((one) => !isMade(one)).length - 1
    // Rules by name only: what they saw of a person does not belong into a log.
    this.message =
      `${noun} ${record}: ${deed} refused, ${[refusal.code, ...rules].join(' ')}` +
      (others > 0 ? ` (and ${others} other records)` : '')
    this.outcomes = outcomes
  }
}

/** The outcomes of records all of which had to be written. The exception rolls back what was written of the others. */
export function allMade(noun: string, deed: string, outcomes: readonly Outcome[]): Made[] {
  const refused = outcomes.find((one): one is NotMade => !isMade(one))
  if (refused) throw new RecordsRefused(noun, deed, outcomes, refused)
  return outcomes.filter(isMade)
}
