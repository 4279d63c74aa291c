import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { idsOf } from '../machine/bound.ts'

/** A contract, and what its history is to say. */
interface Told {
  id: number
  sentence: string
}

/** Writes a sentence into the history that each contract shows. */
export async function tellHistory(tx: Tx, told: readonly Told[]): Promise<void> {
  await sql`insert into contrato_historico (cliente_id, contrato_id, historico)
    select ${currentClient}, k.id, k.sentence
      from unnest(${idsOf(told)}::bigint[], ${told.map(({ sentence }) => sentence)}::text[]) k(id, sentence)
     order by k.id`.execute(tx)
}
