import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient, now } from '../../store/expressions.ts'
import { type AccountName, whichAccount } from './which.ts'

export interface EndedAccount {
  id: number
  usuario: string
  usada: string | null
  tokens: number
}

/** Ends an account of the current client and its tokens. Undefined if no active one matches. */
export async function endAccount(tx: Tx, account: AccountName): Promise<EndedAccount | undefined> {
  const ended = await tx
    .updateTable('conta_integracao')
    .set({ revogada_em: now })
    .where('cliente_id', '=', currentClient)
    .where('revogada_em', 'is', null)
    .where(whichAccount(account))
    .returning(['id', 'usuario'])
    .returning(sql<string | null>`momento_do_cliente(cliente_id, usada_em)`.as('usada'))
    .executeTakeFirst()
  return ended && { ...ended, tokens: await endTokens(tx, ended.id) }
}

/** Ends all tokens of an account and returns how many were active. */
export async function endTokens(tx: Tx, contaId: number): Promise<number> {
  const ended = await tx
    .updateTable('credencial')
    .set({ revogada_em: now })
    .where('cliente_id', '=', currentClient)
    .where('conta_id', '=', contaId)
    .where('revogada_em', 'is', null)
    .returning(sql<boolean>`expira_em > now()`.as('worked'))
    .execute()
  return ended.filter(({ worked }) => worked).length
}
