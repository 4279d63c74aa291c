import type pg from 'pg'
import type { Batch } from '../batch.ts'
import type { Candidate } from '../candidate.ts'

/** First arrival of a record, across reprocessing. It orders records of the same key. */
export interface Age {
  batch: number
  sequence: number
}

export function ageOf({ id, raiz, raizSequencias }: Batch, sequence: number): Age {
  return { batch: raiz ?? id, sequence: raizSequencias?.[sequence - 1] ?? sequence }
}

/** SQL for the age of a record, from the alias of its batch and its position. */
export const ageSql = (lote: string, sequence: string) =>
  `(coalesce(${lote}.raiz_id, ${lote}.id), coalesce(${lote}.raiz_sequencias[${sequence}], ${sequence}))`

/**
 * Refuses reprocessed records whose key has a newer record, so that old values do not overwrite new ones. It
 * reads the results of all batches in between and therefore runs only for reprocessed batches.
 */
export async function refuseSuperseded(
  client: pg.ClientBase,
  batch: Batch,
  candidates: readonly Candidate[],
): Promise<void> {
  if (batch.raiz === null) return
  const open = candidates.filter(({ key }) => key !== '')
  if (open.length === 0) return
  const { rows } = await client.query<{ n: number }>(
    `select distinct k.n::integer as n
       from unnest($4::text[], $5::integer[]) with ordinality k(chave, sequencia, n)
       join (select u.chave, l.id, l.raiz_id, l.raiz_sequencias, r.primeiro + u.n::integer - 1 as sequencia
               from lote l
               join lote_resultado r on r.cliente_id = l.cliente_id and r.lote_id = l.id
              cross join lateral unnest(string_to_array(r.resultados, null), r.chaves) with ordinality u(letra, chave, n)
              where l.cliente_id = (select cliente_atual()) and l.id >= $1 and l.id < $2 and l.operacao = $3
                and not l.simulado and u.letra in ('I', 'A', 'N')) a on a.chave = k.chave
      where ${ageSql('a', 'a.sequencia')} > ($1, k.sequencia)`,
    [
      batch.raiz,
      batch.id,
      batch.operacao,
      open.map(({ key }) => key),
      open.map(({ sequence }) => ageOf(batch, sequence).sequence),
    ],
  )
  for (const { n } of rows) open[n - 1]!.report.add('REGISTRO_SUPERADO')
}
