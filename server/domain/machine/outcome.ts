import type { Refusal } from '../../refusal.ts'
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

/** The records with which something was done. */
export const made = (outcomes: readonly Outcome[]): number[] =>
  outcomes.flatMap(({ id, refusal }) => (refusal ? [] : [id]))
