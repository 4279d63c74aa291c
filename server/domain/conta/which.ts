import { sql } from 'kysely'

export type AccountName = { id: number } | { usuario: string }

/** SQL condition: the account is active and the digest is that of a valid secret. */
export const isProvedBy = (digest: string) =>
  sql<boolean>`revogada_em is null and (hash = decode(${digest}, 'hex')
    or (hash_anterior = decode(${digest}, 'hex') and anterior_ate > now()))`

export const whichAccount = (account: AccountName) =>
  'id' in account ? sql<boolean>`id = ${account.id}` : sql<boolean>`usuario = ${account.usuario}`
