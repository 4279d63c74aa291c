import type { Tx } from '../../store/database.ts'

/** What a transaction did to records of a noun. */
export interface Deeds {
  noun: string
  deed: string
  quantidade: number
  /** Sum of the amounts, in reais, where the records have one. */
  valor?: string
}

const watched = new WeakMap<Tx, Deeds[]>()

/** Collects from here on what the transaction does. */
export function watchDeeds(tx: Tx): readonly Deeds[] {
  const deeds: Deeds[] = []
  watched.set(tx, deeds)
  return deeds
}

export const isWatched = (tx: Tx): boolean => watched.has(tx)

export function noteDeeds(tx: Tx, deeds: Deeds): void {
  if (deeds.quantidade > 0) watched.get(tx)?.push(deeds)
}
