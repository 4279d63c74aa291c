import { type Phrase, portuguese } from '../../../catalogue/phrase.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import type { Acting, Standing, Stored } from './bound.ts'
import { changesOf } from './changes.ts'
import type { NotMade } from './outcome.ts'

/** A record and the version that the caller saw. */
export interface Target {
  id: number
  versao?: number | null | undefined
}

/** The states from which a deed is possible, and its label. */
interface Way {
  from: readonly string[]
  rotulo: Phrase
}

/** Refusals that need no guard: unknown record, stale version, wrong state. */
export async function hindrances<T extends Target>(
  tx: Tx,
  { table }: Stored,
  { from, rotulo }: Way,
  wanted: readonly T[],
  standing: ReadonlyMap<number, Standing>,
  { actor }: Acting,
): Promise<Map<T, NotMade>> {
  const stale = wanted.flatMap(({ id, versao: seen }) => {
    const versao = standing.get(id)?.versao
    return seen == null || versao === undefined || versao === seen ? [] : [{ id, versions: versao - seen }]
  })
  // A party learns that the record changed, but not what changed or who did it.
  const missed = await changesOf(tx, table, actor.kind === 'party' ? [] : stale)
  const hindered = new Map<T, NotMade>()
  const named = new Set<number>()
  for (const one of wanted) {
    const { id, versao: seen } = one
    const record = standing.get(id)
    if (!record) {
      hindered.set(one, { id, findings: [], refusal: new Refusal('REGISTRO_INEXISTENTE') })
      continue
    }
    const { situacao, versao } = record
    // A repeated record has already moved.
    const repeated = named.has(id)
    named.add(id)
    const refusal =
      seen != null && seen !== versao
        ? new Refusal('CONFLITO', { vista: seen, atual: versao, mudancas: missed.get(id) ?? [] })
        : repeated || !from.includes(situacao)
          ? new Refusal('MOVIMENTO_INVALIDO', { movimento: portuguese(rotulo).toLowerCase(), situacao })
          : undefined
    if (refusal) hindered.set(one, { id, situacao, versao, findings: [], refusal })
  }
  return hindered
}
