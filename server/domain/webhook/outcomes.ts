import { createHash, type Hash } from 'node:crypto'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Results of a batch's records with one ID_RETORNO. */
export interface Tally {
  received: number
  accepted: number
  refused: number
  waiting: number
  /** Records that a technical failure left without an outcome; they count as refused. */
  unreached: number
  /** SHA-256 over a line "position letter" for each record, in input order. */
  digest: Hash
}

const fresh = (): Tally => ({
  received: 0,
  accepted: 0,
  refused: 0,
  waiting: 0,
  unreached: 0,
  digest: createHash('sha256'),
})

/** Results of a batch by ID_RETORNO; null stands for records without one. */
export async function talliesOf(
  tx: Tx,
  batch: { id: number; retorno: string | null; registros: number },
): Promise<Map<string | null, Tally>> {
  const tallies = new Map<string | null, Tally>()
  const tallyOf = (label: string | null) => {
    const known = tallies.get(label)
    if (known) return known
    const tally = fresh()
    tallies.set(label, tally)
    return tally
  }
  const parts = await tx
    .selectFrom('lote_resultado')
    .select(['primeiro', 'resultados', 'retornos'])
    .where('cliente_id', '=', currentClient)
    .where('lote_id', '=', batch.id)
    .orderBy('parte')
    .execute()
  let seen = 0
  for (const { primeiro, resultados, retornos } of parts) {
    seen += resultados.length
    if (retornos) {
      for (let at = 0; at < resultados.length; at++) {
        add(tallyOf(retornos[at] ?? null), primeiro + at, resultados[at]!)
      }
    } else addAll(tallyOf(batch.retorno), primeiro, resultados)
  }
  const unreached = batch.registros - seen
  // A batch without records has a result too.
  if (unreached > 0 || tallies.size === 0) {
    const tally = tallyOf(batch.retorno)
    tally.received += unreached
    tally.refused += unreached
    tally.unreached = unreached
  }
  return tallies
}

function add(tally: Tally, position: number, letter: string): void {
  count(tally, letter)
  tally.digest.update(`${position} ${letter}\n`)
}

function addAll(tally: Tally, first: number, letters: string): void {
  const lines: string[] = []
  for (let at = 0; at < letters.length; at++) {
    count(tally, letters[at]!)
    lines.push(`${first + at} ${letters[at]}\n`)
  }
  tally.digest.update(lines.join(''))
}

function count(tally: Tally, letter: string): void {
  tally.received++
  if (letter === 'R') tally.refused++
  else if (letter === 'E') tally.waiting++
  else tally.accepted++
}
