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
}

const state = sql<ListedCredential['estado']>`case when revogada_em is not null then 'revogada'
  when expira_em <= now() then 'expirada'
  when sucessora_id is not null then 'substituída'
  else 'ativa' end`

/**
 * The credentials that somebody made for a client, ended ones too. Tokens issued to accounts come and go by themselves
 * and are counted with their account.
 */
export const listCredentials = (owner: Database, clienteId: number): Promise<ListedCredential[]> =>
  owner.kysely
    .selectFrom('credencial')
    .select(['id', 'tipo', 'nome', 'inicio', 'escopos', 'inclusao', 'usada_em', 'expira_em', 'revogada_em'])
    .select(['sucessora_id', state.as('estado')])
    .where('cliente_id', '=', clienteId)
    .where('conta_id', 'is', null)
    .orderBy('id')
    .execute()
