import { sql } from 'kysely'

/** How an operator names an account. */
export type AccountName = { id: number } | { usuario: string }

/** Whether an account works, with the secret of this digest. */
export const isProvedBy = (digest: string) =>
  sql<boolean>`revogada_em is null and (hash = decode(${digest}, 'hex')
    or (hash_anterior = decode(${digest}, 'hex') and anterior_ate > now()))`

export const whichAccount = (account: AccountName) =>
  'id' in account ? sql<boolean>`id = ${account.id}` : sql<boolean>`usuario = ${account.usuario}`
