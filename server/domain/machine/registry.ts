import type { Tx } from '../../store/database.ts'
import type { Acting, Bound, DoneRecord } from './bound.ts'
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

/**
 * Writes what follows from a deed to some records, in the same transaction. A deed is a move, an alteration, `incluir` or
 * `alterar`; each record comes with its own reason, which the records that follow from it take over.
 */
export type Consequence = (
  tx: Tx,
  records: readonly DoneRecord[],
  acting: Acting,
  deed: string,
) => Promise<void>

/** By noun and deed, in the order in which they run. */
export type Consequences = Readonly<Record<string, Readonly<Partial<Record<string, readonly Consequence[]>>>>>

/** What the engine needs of all nouns, and cannot import because the nouns are above it. */
export interface Registered {
  consequences: Consequences
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

/** Runs the consequences of a deed. */
export async function applyConsequences(
  tx: Tx,
  noun: string,
  deed: string,
  records: readonly DoneRecord[],
  acting: Acting,
): Promise<void> {
  // Read first, so that a thread without nouns fails at its first write.
  const { consequences } = registered()
  if (records.length === 0) return
  for (const one of consequences[noun]?.[deed] ?? []) await one(tx, records, acting, deed)
}
