import { sql } from 'kysely'

/** How an operator names an account. */
export type AccountName = { id: number } | { usuario: string }

export const whichAccount = (account: AccountName) =>
  'id' in account ? sql`id = ${account.id}` : sql`usuario = ${account.usuario}`
