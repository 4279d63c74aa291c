import { sql } from 'kysely'
import type { Grant } from '../../../catalogue/doors.ts'
import type { Database } from '../../store/database.ts'
import { runPrepared } from '../../store/prepared.ts'
import { type Person, personSelect, type Stored, withRights } from '../login/person.ts'
import { actingAs } from './actor.ts'
import { type CredentialKind, isAnyToken, isToken, tokenHash } from './token.ts'

/** The authenticated credential. */
export interface Caller {
  clienteId: number
  codigo: string
  tipo: CredentialKind
  credencialId: number
  /** The account it was issued to; null for a permanent credential. */
  contaId: number | null
  /** The user who owns a management key, if any. */
  usuarioId: number | null
  /** The owner's current rights, which limit those of the key. */
  dono?: Person | undefined
  /** Name of the credential. */
  nome: string
  escopos: readonly Grant[]
  /** Expiry in the client's local time. */
  expiraEm: string | null
  fuso: string
  compatHttp200: boolean
  formatoContratos: string
}

/** Origin of a request, as shown to those who manage credentials. */
export interface UsedFrom {
  address: string
  agent?: string | undefined
}

/**
 * Returns the caller and records the use. Undefined if the credential is unknown, expired, revoked, or of
 * another kind or client.
 */
export function authenticate(
  db: Database,
  token: unknown,
  kind: CredentialKind,
  cliente: unknown,
  from: UsedFrom,
): Promise<Caller | undefined> {
  return lookUp(db, token, kind, cliente, from)
}

/** The same for a token that is only inspected; this does not count as a use. */
export function inspectToken(db: Database, token: unknown, cliente: unknown): Promise<Caller | undefined> {
  return lookUp(db, token, 'integracao', cliente, undefined)
}

type Found = Pick<
  Caller,
  'clienteId' | 'tipo' | 'credencialId' | 'contaId' | 'usuarioId' | 'nome' | 'escopos'
>

type Settings = Pick<Caller, 'codigo' | 'fuso' | 'compatHttp200' | 'formatoContratos' | 'expiraEm'>

/** Sent with every request in one round trip. Row-level security shows a credential only for its hash. */
const known = `hash = decode($1, 'hex') and tipo = $2 and revogada_em is null
  and (expira_em is null or expira_em > now())`
const found = {
  types: ['text', 'text'],
  text: `select cliente_id as "clienteId", tipo, id as "credencialId", conta_id as "contaId", usuario_id as "usuarioId", nome, escopos,
                coalesce(usada_em > now() - interval '1 minute', false) as fresh,
                set_config('vinculo.cliente', cliente_id::text, true) from credencial where ${known}`,
}
const settled = {
  types: ['text', 'text'],
  text: `select codigo, fuso, compat_http_200 as "compatHttp200", formato_contratos as "formatoContratos",
                momento_do_cliente(cliente_id, (select expira_em from credencial where ${known})) as "expiraEm"
           from cliente where cliente_id = (select cliente_atual())`,
}

/** Only management keys have an owner. */
const owning = {
  types: ['text', 'text'],
  text: `${personSelect.usuario} where p.cliente_id = (select cliente_atual())
    and p.id = (select usuario_id from credencial where ${known})`,
}

const longestAgent = 200

/** Records the last use, at most once a minute. */
const noteUse = (db: Database, credential: Found, { address, agent }: UsedFrom) =>
  db.inClient(
    credential.clienteId,
    (tx) =>
      sql`update credencial set usada_em = now(), usada_de = ${address}, usada_por = ${agent?.slice(0, longestAgent) ?? null}
        where cliente_id = (select cliente_atual()) and id = ${credential.credencialId}`.execute(tx),
    actingAs(credential, 'uso'),
  )

async function lookUp(
  db: Database,
  token: unknown,
  kind: CredentialKind,
  cliente: unknown,
  from: UsedFrom | undefined,
): Promise<Caller | undefined> {
  if (typeof token !== 'string' || !isToken(token, kind)) return undefined
  const digest = tokenHash(token).toString('hex')
  const told = [digest, kind]
  const answers = await runPrepared(db.pool, `select set_config('vinculo.credencial', '${digest}', true)`, [
    [found, told],
    [settled, told],
    ...(kind === 'gestao' ? [[owning, told] as const] : []),
  ])
  const [credential, settings, owner] = answers.slice(1).map(({ rows }) => rows[0]) as [
    (Found & { fresh: boolean })?,
    Settings?,
    Stored?,
  ]
  if (!credential || !settings) return undefined
  if (from && !credential.fresh) await noteUse(db, credential, from)
  const { clienteId, tipo, credencialId, contaId, usuarioId, nome, escopos } = credential
  const named = cliente !== undefined && cliente !== null && cliente !== ''
  if (named && cliente !== settings.codigo) return undefined
  const dono = owner && withRights(owner)
  return { clienteId, tipo, credencialId, contaId, usuarioId, dono, nome, escopos, ...settings }
}

/** Why a credential is refused, for a caller who has the complete token. It does not reveal the client. */
export type Ended = { of: CredentialKind } | { revoked: string } | { expired: string }

interface Kept {
  tipo: CredentialKind
  revoked: string | null
  expired: string | null
}

const itsClient = {
  types: ['text'],
  text: `select set_config('vinculo.cliente', cliente_id::text, true) from credencial where hash = decode($1, 'hex')`,
}
const kept = {
  types: ['text'],
  text: `select tipo, momento_do_cliente(cliente_id, revogada_em) as revoked,
                momento_do_cliente(cliente_id, case when expira_em <= now() then expira_em end) as expired
           from credencial where hash = decode($1, 'hex')`,
}

/** Finds out why a credential was refused. An unknown one takes the same queries. */
export async function endOf(db: Database, token: unknown, kind: CredentialKind): Promise<Ended | undefined> {
  if (typeof token !== 'string' || !isAnyToken(token)) return undefined
  const digest = tokenHash(token).toString('hex')
  const answers = await runPrepared(db.pool, `select set_config('vinculo.credencial', '${digest}', true)`, [
    [itsClient, [digest]],
    [kept, [digest]],
  ])
  const found: Kept | undefined = answers.at(-1)!.rows[0]
  if (!found) return undefined
  if (found.tipo !== kind) return { of: found.tipo }
  if (found.revoked) return { revoked: found.revoked }
  return found.expired ? { expired: found.expired } : undefined
}
