import { sql } from 'kysely'
import type { Grant } from '../../../catalogue/operation.ts'
import type { Database } from '../../store/database.ts'
import { type CredentialKind, isToken, tokenHash } from './token.ts'

/** Who calls: a credential of one client. */
export interface Caller {
  clienteId: number
  codigo: string
  credencialId: number
  /** The account the credential was issued to; null for a lasting one. */
  contaId: number | null
  /** The credential's name. */
  nome: string
  escopos: readonly Grant[]
  /** When the credential ends, in the client's local time. */
  expiraEm: string | null
  fuso: string
  compatHttp200: boolean
  formatoContratos: string
}

/** The client a credential belongs to, or nothing when it is unknown, expired, revoked or another client's. */
export function authenticate(
  db: Database,
  token: unknown,
  kind: CredentialKind,
  cliente: unknown,
): Promise<Caller | undefined> {
  return lookUp(db, token, kind, cliente, true)
}

/** The same for an integration token that somebody only asks about: looking at it is no use of it. */
export function inspectToken(db: Database, token: unknown, cliente: unknown): Promise<Caller | undefined> {
  return lookUp(db, token, 'integracao', cliente, false)
}

interface Found extends Pick<Caller, 'clienteId' | 'credencialId' | 'contaId' | 'nome' | 'escopos'> {
  expires: string | null
  fresh: boolean
}

type Settings = Pick<Caller, 'codigo' | 'fuso' | 'compatHttp200' | 'formatoContratos' | 'expiraEm'>

async function lookUp(
  db: Database,
  token: unknown,
  kind: CredentialKind,
  cliente: unknown,
  use: boolean,
): Promise<Caller | undefined> {
  if (typeof token !== 'string' || !isToken(token, kind)) return undefined
  const digest = tokenHash(token).toString('hex')
  const caller = await db.kysely.transaction().execute(async (tx) => {
    await sql`select set_config('vinculo.credencial', ${digest}, true)`.execute(tx)
    const found = await sql<Found>`
      select cliente_id as "clienteId", id as "credencialId", conta_id as "contaId", nome, escopos,
             expira_em as expires, coalesce(usada_em > now() - interval '1 minute', false) as fresh,
             set_config('vinculo.cliente', cliente_id::text, true)
        from credencial
       where hash = decode(${digest}, 'hex') and tipo = ${kind} and revogada_em is null
         and (expira_em is null or expira_em > now())`.execute(tx)
    const [credential] = found.rows
    if (!credential) return undefined
    const { clienteId, credencialId, contaId, nome, escopos, expires, fresh } = credential
    if (use && !fresh) {
      await sql`update credencial set usada_em = now()
        where cliente_id = ${clienteId} and id = ${credencialId}`.execute(tx)
    }
    const settings = await sql<Settings>`
      select codigo, fuso, compat_http_200 as "compatHttp200", formato_contratos as "formatoContratos",
             momento_do_cliente(cliente_id, ${expires}) as "expiraEm"
        from cliente where cliente_id = ${clienteId}`.execute(tx)
    return { clienteId, credencialId, contaId, nome, escopos, ...settings.rows[0]! }
  })
  const claimed = cliente === undefined || cliente === null || cliente === '' ? undefined : cliente
  if (!caller || (claimed !== undefined && claimed !== caller.codigo)) return undefined
  return caller
}
