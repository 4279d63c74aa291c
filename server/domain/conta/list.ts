import { sql } from 'kysely'
import type { Database, Row } from '../../store/database.ts'
import { now } from '../../store/expressions.ts'

export interface ListedAccount
  extends Pick<
    Row<'conta_integracao'>,
    'id' | 'usuario' | 'inicio' | 'escopos' | 'inclusao' | 'usada_em' | 'revogada_em'
  > {
  estado: 'ativa' | 'revogada'
  /** Number of active tokens. */
  tokens: number
}

/** Accounts of a client, ended ones included. */
export const listAccounts = (owner: Database, clienteId: number): Promise<ListedAccount[]> =>
  owner.kysely
    .selectFrom('conta_integracao as a')
    .select(['a.id', 'a.usuario', 'a.inicio', 'a.escopos', 'a.inclusao', 'a.usada_em', 'a.revogada_em'])
    .select(
      sql<ListedAccount['estado']>`case when revogada_em is null then 'ativa' else 'revogada' end`.as(
        'estado',
      ),
    )
    .select((account) =>
      account
        .selectFrom('credencial as c')
        .select((token) => token.fn.countAll<number>().as('tokens'))
        .whereRef('c.cliente_id', '=', 'a.cliente_id')
        .whereRef('c.conta_id', '=', 'a.id')
        .where('c.revogada_em', 'is', null)
        .where('c.expira_em', '>', now)
        .$asScalar()
        .$notNull()
        .as('tokens'),
    )
    .where('a.cliente_id', '=', clienteId)
    .orderBy('a.id')
    .execute()
