import type { Bound } from './machine/bound.ts'
import type { DueVerb } from './verb.ts'

/** Records that may wait for a party. `Waits` of `server/nouns/noun.ts` describes the columns. */
export interface WaitingSource {
  bound: Bound
  titulo?: string
  prazo?: string
  also?: readonly string[]
  freely?: true
  acao?: string
}

/** What the domain asks of all nouns. It cannot import them: they are above it. */
interface Registered {
  /** Moves that the calendar makes, by noun and by move. */
  due: ReadonlyMap<string, ReadonlyMap<string, DueVerb>>
  waiting: readonly WaitingSource[]
}

const parts: Partial<Registered> = {}

export const register = (more: Partial<Registered>): void => void Object.assign(parts, more)

export function registered<K extends keyof Registered>(name: K): Registered[K] {
  const part = parts[name]
  if (part === undefined)
    throw new Error(`nothing is registered as ${name}: load server/nouns/register.ts first`)
  return part
}
