import { sql } from 'kysely'
import type { TipoSolicitacao } from '../../../catalogue/management/solicitacao/types.ts'
import type { Row, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting } from '../machine/bound.ts'

/** A request as whoever fulfils it sees it. */
export type Request = Row<'solicitacao'> & { tipo: TipoSolicitacao }

/** What a request led to. */
export interface Made {
  request: number
  noun: string
  id: number
}

/** Does what requests of one kind ask for, and says what came of it. */
export type Fulfilment = (tx: Tx, acting: Acting, requests: readonly Request[]) => Promise<readonly Made[]>

export async function requestsWith(tx: Tx, ids: readonly number[]): Promise<Request[]> {
  const { rows } = await sql<Request>`
    select * from solicitacao where cliente_id = ${currentClient} and id = any(${ids}::bigint[]) order by id`.execute(
    tx,
  )
  return rows
}
