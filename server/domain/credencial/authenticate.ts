import { sql } from 'kysely'
import type { Scope } from '../../../catalogue/operation.ts'
import type { Database } from '../../store/database.ts'
import { type CredentialKind, isToken, tokenHash } from './token.ts'

/** Who calls: a credential of one client. */
export interface Caller {
  clienteId: number
  codigo: string
  credencialId: number
  /** The credential's name. */
  nome: string
  escopos: readonly Scope[]
  fuso: string
  compatHttp200: boolean
  formatoContratos: string
}

type Credential = Pick<Caller, 'clienteId' | 'credencialId' | 'nome' | 'escopos'>

/** The client a credential belongs to, or nothing when it is unknown, expired, revoked or another client's. */
export async function authenticate(
  db: Database,
  token: unknown,
  kind: CredentialKind,
  cliente: unknown,
): Promise<Caller | undefined> {
  if (typeof token !== 'string' || !isToken(token, kind)) return undefined
  const digest = tokenHash(token).toString('hex')
  const caller = await db.kysely.transaction().execute(async (tx) => {
    await sql`select set_config('vinculo.credencial', ${digest}, true)`.execute(tx)
    const found = await sql<Credential & { fresh: boolean }>`
      select cliente_id as "clienteId", id as "credencialId", nome, escopos,
             coalesce(usada_em > now() - interval '1 minute', false) as fresh,
             set_config('vinculo.cliente', cliente_id::text, true)
        from credencial
       where hash = decode(${digest}, 'hex') and tipo = ${kind} and revogada_em is null
         and (expira_em is null or expira_em > now())`.execute(tx)
    const [credential] = found.rows
    if (!credential) return undefined
    if (!credential.fresh) {
      await sql`update credencial set usada_em = now()
        where cliente_id = ${credential.clienteId} and id = ${credential.credencialId}`.execute(tx)
    }
    const settings = await sql<Pick<Caller, 'codigo' | 'fuso' | 'compatHttp200' | 'formatoContratos'>>`
      select codigo, fuso, compat_http_200 as "compatHttp200", formato_contratos as "formatoContratos"
        from cliente where cliente_id = ${credential.clienteId}`.execute(tx)
    const { clienteId, credencialId, nome, escopos } = credential
    return { clienteId, credencialId, nome, escopos, ...settings.rows[0]! }
  })
  const claimed = cliente === undefined || cliente === null || cliente === '' ? undefined : cliente
  if (!caller || (claimed !== undefined && claimed !== caller.codigo)) return undefined
  return caller
}
