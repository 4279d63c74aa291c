import type { Right } from '../../catalogue/doors.ts'

/** What the attackers know of the place they attack. Everything is on this machine. */
export interface Target {
  port: number
  /** A client of the platform that means no good. */
  code: string
  /** Its token, or management key, for each kind of attack that needs one, so that no kind uses up the limits of another. */
  tokens: Record<string, string>
  /** Somebody whose institution and login everybody knows. */
  person: { client: string; login: string }
  /** A port that takes connections and never answers. */
  silentPort: number
}

/** How often each thing happened: statuses of answers, errors of connections, and the attack's own words. */
export type Counts = Record<string, number>

export interface Field {
  target: Target
  /** This attack's own token or key, where it declares that it needs one. */
  token: string
  signal: AbortSignal
  count: (what: string | number) => void
}

/** One kind of attack. It goes on until the signal, and stays within bounds of its own. */
export interface Attack {
  /** For `--only` and the summary. */
  name: string
  what: string
  token?: true
  /** The rights of the management key that it has in the place of a token. */
  key?: readonly Right[]
  run: (field: Field) => Promise<void>
}
