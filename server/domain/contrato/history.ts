import { sql } from 'kysely'
import type { Told } from '../../../catalogue/message.ts'
import { render } from '../../../catalogue/render.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { idsOf } from '../machine/bound.ts'

interface Entry {
  id: number
  sentence: Told
}

/** Writes a sentence, in Portuguese, into the history of each contract. */
export async function tellHistory(tx: Tx, told: readonly Entry[]): Promise<void> {
  await sql`insert into contrato_historico (cliente_id, contrato_id, historico)
    select ${currentClient}, k.id, k.sentence
      from unnest(${idsOf(told)}::bigint[], ${told.map(({ sentence }) => render(sentence, 'pt'))}::text[]) k(id, sentence)
     order by k.id`.execute(tx)
}
