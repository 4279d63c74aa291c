import type { Told } from '../../../catalogue/message.ts'
import type { Tx } from '../../store/database.ts'
import type { Acting, Bound, DoneRecord } from './bound.ts'
import { noteDeeds } from './deeds.ts'
import type { Outcome } from './outcome.ts'
import type { Scopes } from './scope.ts'

/** Moves records whose date has come, on behalf of the platform. */
export type DueVerb = (tx: Tx, acting: Acting, ids: readonly number[]) => Promise<Outcome[]>

/** Records that may wait for a party. `Waits` in `server/nouns/noun.ts` describes the columns. */
export interface WaitingSource {
  bound: Bound
  prazo?: string
  contrato?: 'contrato_id'
  motivo?: (alias: string) => string
  without?: (alias: string) => string
  also?: readonly string[]
  freely?: true
  acao?: Told | ''
}

/**
 * Writes what follows from a deed, in the same transaction. A deed is a move, an alteration, `incluir` or
 * `alterar`; each record has its own reason, which resulting records take over.
 */
export type Consequence = (
  tx: Tx,
  records: readonly DoneRecord[],
  acting: Acting,
  deed: string,
) => Promise<void>

/** By noun and deed, in the order of execution. */
export type Consequences = Readonly<Record<string, Readonly<Partial<Record<string, readonly Consequence[]>>>>>

/** What the engine needs of all nouns but cannot import, because the nouns are above it. */
export interface Registered {
  consequences: Consequences
  /** Moves of the calendar, by noun and move. */
  due: Readonly<Record<string, Readonly<Record<string, DueVerb>>>>
  waiting: readonly WaitingSource[]
  scopes: Scopes
}

let current: Registered | undefined

/**
 * Called once in each thread that runs verbs, by `server/nouns/register.ts`. A second call replaces the
 * first.
 */
export function register(nouns: Registered): void {
  current = nouns
}

export function registered(): Registered {
  if (!current) throw new Error('no nouns are registered: import server/nouns/register.ts first')
  return current
}

export async function applyConsequences(
  tx: Tx,
  noun: string,
  deed: string,
  records: readonly DoneRecord[],
  acting: Acting,
): Promise<void> {
  // Before the early return, so that a thread without registered nouns fails at its first write.
  const { consequences } = registered()
  if (records.length === 0) return
  noteDeeds(tx, { noun, deed, quantidade: records.length })
  for (const one of consequences[noun]?.[deed] ?? []) await one(tx, records, acting, deed)
}
