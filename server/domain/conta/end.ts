import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient, now } from '../../store/expressions.ts'
import { type AccountName, whichAccount } from './which.ts'

export interface EndedAccount {
  id: number
  usuario: string
  usada: string | null
  /** How many tokens ended with it. */
  tokens: number
}

/** Ends an account of the current client and every token issued to it. Nothing where none like it still works. */
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

/** Ends every token that was issued to an account; tells how many of them still worked. */
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
