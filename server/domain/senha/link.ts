import { sql } from 'kysely'
import { Refusal } from '../../refusal.ts'
import type { Database, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { locks } from '../../store/locks.ts'
import { foldEmail } from '../../values/fold.ts'
import type { Client } from '../cliente/by-code.ts'
import { criaLinks } from '../link/cria.ts'
import type { PersonKind } from '../login/person.ts'
import { platform } from '../machine/bound.ts'
import { escreveMensagens } from '../mensagem/escreve.ts'
import { isSecret, secretHash } from '../secrets/token.ts'

/** Whose password is to be set. */
export interface Owner {
  tipo: PersonKind
  id: number
  nome: string
  login: string
}

/** Validity of each kind of link, in hours and in words. */
const kinds = {
  acesso: { horas: 72, validade: 'três dias' },
  senha: { horas: 1, validade: 'uma hora' },
} as const
type PasswordLinkKind = keyof typeof kinds
/** Hours for which a link for the first access is valid. */
export const accessHours = kinds.acesso.horas
/** Days within which the message must be sent. */
const daysToLeave = 7

export async function emailOf(tx: Tx, { tipo, id }: Pick<Owner, 'tipo' | 'id'>): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`
    select email from ${sql.table(tipo)} where cliente_id = ${currentClient} and id = ${id}`.execute(tx)
  return rows[0]?.email?.trim() || null
}

/** Concurrent requests for the same person wait for each other, so that only the last link stays open. */
export const holdPasswordLinks = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(${locks.passwordLinks}, cliente_atual())`.execute(tx)

/**
 * Creates a link per person for setting a password, in input order, and replaces older ones. Secrets are issued
 * later. `copiado`: staff hand it over.
 */
export function makePasswordLinks(
  tx: Tx,
  kind: PasswordLinkKind,
  owners: readonly Owner[],
  today: string,
  copiado = false,
): Promise<number[]> {
  const validade = Temporal.PlainDate.from(today).add({ days: daysToLeave }).toString()
  const { horas } = kinds[kind]
  const wanted = owners.map(
    ({ tipo, id, nome }) =>
      ({ parte: tipo, pessoa: id, nome, finalidade: 'senha', validade, horas, copiado }) as const,
  )
  return criaLinks(tx, platform(today), wanted)
}

/** Sends a password link to each person. Its validity starts when the message is sent. */
export async function sendPasswordLinks(
  tx: Tx,
  kind: PasswordLinkKind,
  owners: readonly (Owner & { email: string })[],
  today: string,
): Promise<void> {
  const links = await makePasswordLinks(tx, kind, owners, today)
  const { validade } = kinds[kind]
  const letters = owners.map(({ tipo, id, nome, email, login }, at) => ({
    modelo: kind,
    para: { parte: tipo, id, nome, email },
    dados: { login, validade },
    link: links[at]!,
  }))
  await escreveMensagens(tx, platform(today), letters)
}

/** A password link, found by its secret. */
export interface PasswordLink extends Owner {
  client: Client
  link: number
  /** End of validity, in the client's time zone. */
  ate: string
  /** Staff copied it. */
  copiado: boolean
}

interface Found {
  clienteId: number
  link: number
  tipo: PersonKind
  id: number
  expira: string
  usado: boolean
  substituido: boolean
  vencido: boolean
  copiado: boolean
}

const columns = sql`cliente_id as "clienteId", id as link, parte as tipo, pessoa_id as id,
  emitido_em + horas * interval '1 hour' as expira, copiado,
  usado_em is not null as usado, encerrado_em is not null as substituido,
  emitido_em + horas * interval '1 hour' <= now() as vencido`

async function requireOpen(tx: Tx, { usado, substituido, vencido, expira }: Found): Promise<void> {
  if (usado) throw new Refusal('LINK_USADO')
  if (substituido) throw new Refusal('LINK_SUBSTITUIDO')
  if (vencido) throw new Refusal('LINK_VENCIDO', { data: (await localTime(tx, expira)).replace('T', ' ') })
}

/** A sent link is valid only while the owner's address is unchanged. */
async function requireSameAddress(
  tx: Tx,
  { link, tipo, id }: Pick<Found, 'link' | 'tipo' | 'id'>,
): Promise<void> {
  const { rows } = await sql<{ sent: string; now: string | null }>`
    select m.email as sent, p.email as now from mensagem m
      join ${sql.table(tipo)} p on p.cliente_id = m.cliente_id and p.id = ${id}
     where m.cliente_id = ${currentClient} and m.link_id = ${link} and m.email is not null`.execute(tx)
  if (rows.some(({ sent, now }) => foldEmail(sent) !== foldEmail(now ?? '')))
    throw new Refusal('LINK_SUBSTITUIDO')
}

/** A moment in the time zone of the transaction's client. */
async function localTime(tx: Tx, moment: string): Promise<string> {
  const { rows } = await sql<{ local: string }>`
    select momento_do_cliente(${currentClient}, ${moment}::timestamptz) as local`.execute(tx)
  return rows[0]!.local
}

/** The owner of an open password link; reading does not use it up. */
export async function findPasswordLink(db: Database, secret: unknown): Promise<PasswordLink> {
  if (!isSecret(secret)) throw new Refusal('LINK_INVALIDO')
  const digest = secretHash(secret).toString('hex')
  return db.kysely.transaction().execute(async (tx) => {
    await sql`select set_config('vinculo.link', ${digest}, true)`.execute(tx)
    const { rows } = await sql<Found>`
      select ${columns}, set_config('vinculo.cliente', cliente_id::text, true)
        from link where hash = decode(${digest}, 'hex') and finalidade = 'senha'`.execute(tx)
    const [found] = rows
    if (!found) throw new Refusal('LINK_INVALIDO')
    await requireOpen(tx, found)
    await requireSameAddress(tx, found)
    const { clienteId, link, tipo, id, expira, copiado } = found
    const ate = await localTime(tx, expira)
    const about = await sql<Omit<Client, 'clienteId'> & { pessoa: string; login: string }>`
      select k.codigo, k.nome, k.fuso, p.nome as pessoa, coalesce(p.login, '') as login
        from cliente k join ${sql.table(tipo)} p on p.cliente_id = k.cliente_id and p.id = ${id}
       where k.cliente_id = ${currentClient}`.execute(tx)
    const { pessoa, login, ...client } = about.rows[0]!
    return { client: { clienteId, ...client }, link, tipo, id, nome: pessoa, login, ate, copiado }
  })
}

/**
 * Uses the link in the transaction that stores the password. The row lock refuses a concurrent second use.
 */
export async function usePasswordLink(tx: Tx, link: number): Promise<void> {
  const { rows } = await sql<Found>`
    select ${columns} from link where cliente_id = ${currentClient} and id = ${link} for update`.execute(tx)
  if (!rows[0]) throw new Refusal('LINK_INVALIDO')
  await requireOpen(tx, rows[0])
  await requireSameAddress(tx, rows[0])
  await sql`update link set usado_em = now()
    where cliente_id = ${currentClient} and id = ${link}`.execute(tx)
}
