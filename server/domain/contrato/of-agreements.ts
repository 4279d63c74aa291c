import { sql } from 'kysely'
import { currentClient } from '../../store/expressions.ts'
import { standing } from '../contract-states.ts'
import { idsOf } from '../machine/bound.ts'
import { isWatched, noteDeeds } from '../machine/deeds.ts'
import type { Consequence } from '../machine/registry.ts'

/** Notes the contracts that stay in force when their agreement ends. */
export const notaContratosQueFicam: Consequence = async (tx, agreements) => {
  if (!isWatched(tx)) return
  const { rows } = await sql<{ quantidade: number }>`
    select count(distinct numero)::integer as quantidade from contrato
     where cliente_id = ${currentClient} and convenio_id = any(${idsOf(agreements)}::bigint[])
       and situacao = any(${standing})`.execute(tx)
  noteDeeds(tx, { noun: 'contrato', deed: 'manter', ...rows[0]! })
}
