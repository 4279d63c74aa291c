import type { Tx } from '../../store/database.ts'
import type { Acting, Bound } from './bound.ts'
import type { Outcome } from './outcome.ts'
import type { Scopes } from './scope.ts'

/** What the platform does by itself to records whose day has come. */
export type DueVerb = (tx: Tx, acting: Acting, ids: readonly number[]) => Promise<Outcome[]>

/** Records that may wait for a party. `Waits` of `server/nouns/noun.ts` describes the columns. */
export interface WaitingSource {
  bound: Bound
  titulo?: string
  prazo?: string
  also?: readonly string[]
  freely?: true
  acao?: string
}

/** What the engine needs of all nouns, and cannot import because the nouns are above it. */
export interface Registered {
  /** Moves that the calendar makes, by noun and by move. */
  due: Readonly<Record<string, Readonly<Record<string, DueVerb>>>>
  waiting: readonly WaitingSource[]
  scopes: Scopes
}

let current: Registered | undefined

/** Called once in each thread that runs verbs, by `server/nouns/register.ts`. Another call replaces what was registered. */
export function register(nouns: Registered): void {
  current = nouns
}

export function registered(): Registered {
  if (!current) throw new Error('no nouns are registered: import server/nouns/register.ts first')
  return current
}
