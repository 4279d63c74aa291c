import { sql } from 'kysely'
import { Refusal } from '../../refusal.ts'
import type { Database, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { foldEmail } from '../../values/fold.ts'
import type { Client } from '../cliente/by-code.ts'
import { criaLinks } from '../link/cria.ts'
import type { PersonKind } from '../login/person.ts'
import { platform } from '../machine/bound.ts'
import { escreveMensagens } from '../mensagem/escreve.ts'
import { isSecret, secretHash } from '../secrets/token.ts'

/** Whose password is to be chosen. */
export interface Owner {
  tipo: PersonKind
  id: number
  nome: string
  login: string
}

/** For how long each kind of link serves, and in words. */
const kinds = {
  acesso: { horas: 72, validade: 'três dias' },
  senha: { horas: 1, validade: 'uma hora' },
} as const
/** Days in which its message has to leave. */
const daysToLeave = 7

/** Where somebody can be written to. */
export async function emailOf(tx: Tx, { tipo, id }: Pick<Owner, 'tipo' | 'id'>): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`
    select email from ${sql.table(tipo)} where cliente_id = ${currentClient} and id = ${id}`.execute(tx)
  return rows[0]?.email?.trim() || null
}

/** Makes a link with which somebody chooses a password; older ones are over. It has no secret yet. */
export async function makePasswordLink(
  tx: Tx,
  kind: keyof typeof kinds,
  { tipo, id, nome }: Owner,
  today: string,
): Promise<number> {
  const validade = Temporal.PlainDate.from(today).add({ days: daysToLeave }).toString()
  const { horas } = kinds[kind]
  const wanted = {
    parte: tipo,
    pessoa: id,
    nome,
    finalidade: 'senha',
    validade,
    horas,
  } as const
  const [link] = await criaLinks(tx, platform(today), [wanted])
  return link!
}

/** Writes to somebody with a link for their password. The link's time begins when the message leaves. */
export async function sendPasswordLink(
  tx: Tx,
  kind: keyof typeof kinds,
  owner: Owner,
  email: string,
  today: string,
): Promise<void> {
  const link = await makePasswordLink(tx, kind, owner, today)
  const para = { parte: owner.tipo, id: owner.id, nome: owner.nome, email }
  const dados = { login: owner.login, validade: kinds[kind].validade }
  await escreveMensagens(tx, platform(today), [{ modelo: kind, para, dados, link }])
}

/** A link for a password, as whoever holds its secret finds it. */
export interface PasswordLink extends Owner {
  client: Client
  link: number
  /** Until when it serves, in the client's zone. */
  ate: string
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
}

const columns = sql`cliente_id as "clienteId", id as link, parte as tipo, pessoa_id as id,
  emitido_em + horas * interval '1 hour' as expira,
  usado_em is not null as usado, encerrado_em is not null as substituido,
  emitido_em + horas * interval '1 hour' <= now() as vencido`

async function requireOpen(tx: Tx, { usado, substituido, vencido, expira }: Found): Promise<void> {
  if (usado) throw new Refusal('LINK_USADO')
  if (substituido) throw new Refusal('LINK_SUBSTITUIDO')
  if (vencido) throw new Refusal('LINK_VENCIDO', { data: (await localTime(tx, expira)).replace('T', ' ') })
}

/** A link that went to an address serves while that is the address of its owner. */
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

/** A moment in the client's zone; the client has to be known. */
async function localTime(tx: Tx, moment: string): Promise<string> {
  const { rows } = await sql<{ local: string }>`
    select momento_do_cliente(${currentClient}, ${moment}::timestamptz) as local`.execute(tx)
  return rows[0]!.local
}

/** Whose password a secret opens, if its link is still good. Looking changes nothing. */
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
    const { clienteId, link, tipo, id, expira } = found
    const ate = await localTime(tx, expira)
    const about = await sql<Omit<Client, 'clienteId'> & { pessoa: string; login: string }>`
      select k.codigo, k.nome, k.fuso, p.nome as pessoa, coalesce(p.login, '') as login
        from cliente k join ${sql.table(tipo)} p on p.cliente_id = k.cliente_id and p.id = ${id}
       where k.cliente_id = ${currentClient}`.execute(tx)
    const { pessoa, login, ...client } = about.rows[0]!
    return { client: { clienteId, ...client }, link, tipo, id, nome: pessoa, login, ate }
  })
}

/** Uses a link up, in the transaction that stores the password. Of two who come at once one is refused. */
export async function usePasswordLink(tx: Tx, link: number): Promise<void> {
  const { rows } = await sql<Found>`
    select ${columns} from link where cliente_id = ${currentClient} and id = ${link} for update`.execute(tx)
  if (!rows[0]) throw new Refusal('LINK_INVALIDO')
  await requireOpen(tx, rows[0])
  await requireSameAddress(tx, rows[0])
  await sql`update link set usado_em = now()
    where cliente_id = ${currentClient} and id = ${link}`.execute(tx)
}
