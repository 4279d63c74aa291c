import { sql } from 'kysely'
import type { Grant } from '../../../catalogue/doors.ts'
import type { Database } from '../../store/database.ts'
import { runPrepared } from '../../store/prepared.ts'
import { type Person, personSelect, type Stored, withRights } from '../login/person.ts'
import { actingAs } from './actor.ts'
import { type CredentialKind, isAnyToken, isToken, tokenHash } from './token.ts'

/** Who calls: a credential of one client. */
export interface Caller {
  clienteId: number
  codigo: string
  tipo: CredentialKind
  credencialId: number
  /** The account the credential was issued to; null for a lasting one. */
  contaId: number | null
  /** The user to whom a management key belongs, if it belongs to one. */
  usuarioId: number | null
  /** That user as they are now: what they may not do, the key may not do either. */
  dono?: Person | undefined
  /** The credential's name. */
  nome: string
  escopos: readonly Grant[]
  /** When the credential ends, in the client's local time. */
  expiraEm: string | null
  fuso: string
  compatHttp200: boolean
  formatoContratos: string
}

/** Where a request comes from, as whoever looks after credentials is told. */
export interface UsedFrom {
  address: string
  agent?: string | undefined
}

/** The client a credential belongs to, or nothing when it is unknown, expired, revoked or another client's. */
export function authenticate(
  db: Database,
  token: unknown,
  kind: CredentialKind,
  cliente: unknown,
  from: UsedFrom,
): Promise<Caller | undefined> {
  return lookUp(db, token, kind, cliente, from)
}

/** The same for an integration token that somebody only asks about: looking at it is no use of it. */
export function inspectToken(db: Database, token: unknown, cliente: unknown): Promise<Caller | undefined> {
  return lookUp(db, token, 'integracao', cliente, undefined)
}

type Found = Pick<
  Caller,
  'clienteId' | 'tipo' | 'credencialId' | 'contaId' | 'usuarioId' | 'nome' | 'escopos'
>

type Settings = Pick<Caller, 'codigo' | 'fuso' | 'compatHttp200' | 'formatoContratos' | 'expiraEm'>

/** Every request begins with these, all in one go. A credential shows itself only to who knows its hash. */
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

/** Only management keys belong to somebody. */
const owning = {
  types: ['text', 'text'],
  text: `${personSelect.usuario} where p.cliente_id = (select cliente_atual())
    and p.id = (select usuario_id from credencial where ${known})`,
}

const longestAgent = 200

/** When a credential was used last, as far as minutes go, from where and by what. */
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

/** Why a credential opens nothing: told to who holds all of it, and nothing about whose it is. */
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

/** Looks for what became of a credential that was refused. One that never was takes as long to be looked for. */
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
