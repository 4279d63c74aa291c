import type { Right } from '../../catalogue/doors.ts'

/** What the attackers know of the server. Everything runs on this machine. */
export interface Target {
  port: number
  /** Code of the attackers' client. */
  code: string
  /** A token or management key for each kind of attack that needs one, so that attacks do not share limits. */
  tokens: Record<string, string>
  /** A publicly known login of a user. */
  person: { client: string; login: string }
  /** A port that accepts connections and never answers. */
  silentPort: number
}

/** Counts of status codes, connection errors and the attack's own events. */
export type Counts = Record<string, number>

export interface Field {
  target: Target
  /** Token or key of this attack, if it declares one. */
  token: string
  signal: AbortSignal
  count: (what: string | number) => void
}

/** One kind of attack, which runs until the signal and limits its own load. */
export interface Attack {
  /** Name for `--only` and the summary. */
  name: string
  what: string
  token?: true
  /** Rights of the management key it gets instead of a token. */
  key?: readonly Right[]
  run: (field: Field) => Promise<void>
}
