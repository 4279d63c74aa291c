import { sql } from 'kysely'
import { currentClient } from '../../store/expressions.ts'
import { idsOf } from '../machine/bound.ts'
import type { Consequence } from '../machine/registry.ts'
import { askForWork } from './work.ts'

/** Queues a fully signed file for sealing together with its signature evidence. */
export const askForSeal: Consequence = async (tx, files) => {
  await sql`update documento set fazer = 'selar', tentativas = 0, proxima = now(), falha = null
    where cliente_id = ${currentClient} and arquivo_id = any(${idsOf(files)}::bigint[])`.execute(tx)
  await askForWork(tx)
}
