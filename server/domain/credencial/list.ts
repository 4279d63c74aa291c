import { sql } from 'kysely'
import type { Database, Row } from '../../store/database.ts'

export interface ListedCredential
  extends Pick<
    Row<'credencial'>,
    | 'id'
    | 'tipo'
    | 'nome'
    | 'inicio'
    | 'escopos'
    | 'inclusao'
    | 'usada_em'
    | 'expira_em'
    | 'revogada_em'
    | 'sucessora_id'
  > {
  estado: 'ativa' | 'revogada' | 'expirada' | 'substituída'
  /** Login of the user who owns a management key. */
  dono: string | null
}

const state = sql<ListedCredential['estado']>`case when revogada_em is not null then 'revogada'
  when expira_em <= now() then 'expirada'
  when sucessora_id is not null then 'substituída'
  else 'ativa' end`

/**
 * Permanent credentials of a client, ended ones included. Tokens issued to accounts are counted with their
 * account.
 */
export const listCredentials = (owner: Database, clienteId: number): Promise<ListedCredential[]> =>
  owner.reading(clienteId, (tx) =>
    tx
      .selectFrom('credencial as c')
      .leftJoin('usuario as u', (join) =>
        join.onRef('u.cliente_id', '=', 'c.cliente_id').onRef('u.id', '=', 'c.usuario_id'),
      )
      .select([
        'c.id',
        'c.tipo',
        'c.nome',
        'c.inicio',
        'c.escopos',
        'c.inclusao',
        'c.usada_em',
        'c.expira_em',
      ])
      .select(['c.revogada_em', 'c.sucessora_id', state.as('estado'), 'u.login as dono'])
      .where('c.cliente_id', '=', clienteId)
      .where('c.conta_id', 'is', null)
      .orderBy('c.id')
      .execute(),
  )
