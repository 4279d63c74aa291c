import { sql } from 'kysely'
import { mensagemMachine } from '../../../catalogue/machines/mensagem.ts'
import { type Diagnosis, diagnosticos } from '../../../catalogue/management/mensagem/parts.ts'
import { said } from '../../../catalogue/message.ts'
import { codeMessages, warnings } from '../../../catalogue/messages.ts'
import type { Row, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Sealer } from '../../store/sealing.ts'
import { emiteSegredos } from '../link/emite.ts'
import { renovaLinks } from '../link/renova.ts'
import type { Acting } from '../machine/bound.ts'
import { move } from '../move.ts'
import { mensagens } from './guards.ts'

/** A message being sent. */
export type Taken = Pick<
  Row<'mensagem'>,
  | 'id'
  | 'identificador'
  | 'modelo'
  | 'nome'
  | 'email'
  | 'dados'
  | 'link_id'
  | 'segredo'
  | 'lembrete'
  | 'resumo_id'
  | 'tentativas'
>

/** The client's current day, with its start and end. */
export interface Day {
  now: Temporal.Instant
  acting: Acting
  start: string
  end: string
}

/** Most messages per round, and most reminders per digest. */
const atOnce = 20
export const mostReminders = 100

export const takenColumns = sql`id, identificador, modelo, nome, email, dados, link_id, segredo, lembrete, resumo_id, tentativas`
const { enviar } = mensagemMachine.moves

/** Due messages that are not sent now, and why. */
export interface SetAside {
  name: 'adiar' | 'desistir'
  diagnosis: Diagnosis
  messages: number
  until?: string
}

/**
 * Takes due messages and marks them as being sent. The caller holds the client's lock, so a message already
 * marked was left by a dead process and is sent again with the same identifier.
 */
export async function tomaMensagens(
  tx: Tx,
  sealer: Sealer,
  day: Day,
): Promise<{ taken: Taken[]; aside: SetAside[] }> {
  const lapsed = await dropLapsedCodes(tx, day)
  const due = await dueMessages(tx)
  const all = [...due, ...(await companions(tx, due))]
  const postponed = await overfed(tx, all, day)
  const aside = [...lapsed, ...postponedBy(postponed, day)]
  const taken = all.filter(({ id }) => !postponed.has(id))
  if (taken.length === 0) return { taken, aside }
  await sealSecrets(tx, day.acting, sealer, taken)
  gatherDigests(taken)
  const wanted = taken.map(({ id, tentativas, resumo_id }) => ({
    id,
    values: { tentativas: tentativas + 1, resumo_id, diagnostico: null },
  }))
  await move(tx, mensagens, 'enviar', wanted, day.acting)
  return { taken: taken.map((one) => ({ ...one, tentativas: one.tentativas + 1 })), aside }
}

/** Expired and replaced codes are not sent. */
async function dropLapsedCodes(tx: Tx, { acting, now }: Day): Promise<SetAside[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from mensagem m join codigo_link k on k.cliente_id = m.cliente_id and k.mensagem_id = m.id
     where m.cliente_id = ${currentClient} and m.situacao = any(${enviar.from}) and m.modelo = any(${codeMessages})
       and (k.expira_em <= ${now.toString()} or k.encerrado_em is not null)
     order by m.id for update of m skip locked`.execute(tx)
  const diagnostico: Diagnosis = 'CODIGO_VENCIDO'
  const wanted = rows.map(({ id }) => ({
    id,
    motivo: said('motivo.naoEntregue', { diagnostico: diagnosticos[diagnostico] }),
    values: { diagnostico, segredo: null },
  }))
  if (wanted.length === 0) return []
  await move(tx, mensagens, 'desistir', wanted, acting)
  return [{ name: 'desistir', diagnosis: diagnostico, messages: wanted.length }]
}

async function dueMessages(tx: Tx): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select ${takenColumns} from mensagem
     where cliente_id = ${currentClient} and situacao = any(${enviar.from}) and proxima_em <= now()
     order by proxima_em, id limit ${atOnce} for update skip locked`.execute(tx)
  return rows
}

/** Other due reminders for the same addresses. */
async function companions(tx: Tx, due: readonly Taken[]): Promise<Taken[]> {
  const emails = due.filter(({ lembrete }) => lembrete).flatMap(({ email }) => email ?? [])
  if (emails.length === 0) return []
  const { rows } = await sql<Taken>`
    select ${takenColumns} from mensagem
     where cliente_id = ${currentClient} and situacao = any(${enviar.from}) and lembrete and email = any(${emails})
       and id <> all(${due.map(({ id }) => id)}) and proxima_em <= now()
     order by id limit ${mostReminders} for update skip locked`.execute(tx)
  return rows
}

/**
 * Postpones to tomorrow what exceeds an address's daily limit, and a second digest of the day. Deliveries are
 * counted in the history, because resending keeps the row. Warnings and codes are exempt; codes are limited
 * where they are requested.
 */
async function overfed(tx: Tx, all: readonly Taken[], { start, end }: Day): Promise<Map<number, Diagnosis>> {
  if (all.length === 0) return new Map()
  const today = await sentSince(
    tx,
    all.flatMap(({ email }) => email ?? []),
    start,
  )
  const most = await mostPerDay(tx)
  const counts = new Map([...today].map(([email, { sent }]) => [email, sent]))
  const late = new Map<number, Diagnosis>()
  for (const { id, email, lembrete, modelo } of all) {
    if (codeMessages.includes(modelo) || warnings.includes(modelo)) continue
    const sent = counts.get(email!) ?? 0
    if (lembrete && (today.get(email!)?.digests ?? 0) > 0) late.set(id, 'RESUMO_DE_HOJE_JA_ENVIADO')
    else if (sent >= most) late.set(id, 'LIMITE_DIARIO')
    else if (!lembrete) counts.set(email!, sent + 1)
  }
  for (const [diagnosis, some] of Map.groupBy(late, ([, why]) => why)) {
    await sql`update mensagem set proxima_em = ${end}, diagnostico = ${diagnosis}
      where cliente_id = ${currentClient} and id = any(${some.map(([id]) => id)})`.execute(tx)
  }
  return late
}

interface SentTo {
  email: string
  /** E-mails. */
  sent: number
  /** Reminders; all of a digest count. */
  digests: number
}

/** What each address received since a moment. */
async function sentSince(tx: Tx, emails: readonly string[], start: string): Promise<Map<string, SentTo>> {
  const { rows } = await sql<SentTo>`
    select m.email, count(distinct (coalesce(m.resumo_id, m.id), h.momento))::integer as sent,
           count(*) filter (where m.lembrete)::integer as digests
      from mensagem m
      join historico h on h.cliente_id = m.cliente_id and h.entidade = ${mensagemMachine.noun} and h.registro_id = m.id
       and h.movimento = 'entregar' and h.momento >= ${start}::timestamptz
     where m.cliente_id = ${currentClient} and m.email = any(${emails})
       and m.enviada_em >= ${start}::timestamptz and m.modelo <> all(${codeMessages})
     group by m.email`.execute(tx)
  return new Map(rows.map((row) => [row.email, row]))
}

/** Addresses whose next reminder leaves tomorrow: today's digest has left, or they received all they may. */
export async function fedToday(tx: Tx, emails: readonly string[], start: string): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const today = await sentSince(tx, emails, start)
  const most = await mostPerDay(tx)
  return new Set(
    [...today.values()].flatMap(({ email, sent, digests }) => (digests > 0 || sent >= most ? email : [])),
  )
}

/** Messages that wait for the next day, counted by reason. */
const postponedBy = (late: ReadonlyMap<number, Diagnosis>, { end }: Day): SetAside[] =>
  [...Map.groupBy(late.values(), (diagnosis) => diagnosis)].map(([diagnosis, some]) => ({
    name: 'adiar',
    diagnosis,
    messages: some.length,
    until: end,
  }))

async function mostPerDay(tx: Tx): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    select mensagens_por_dia as most from cliente where cliente_id = ${currentClient}`.execute(tx)
  return rows[0]!.most
}

/** The first reminder identifies the digest, also when it is sent again. */
function gatherDigests(taken: Taken[]): void {
  const reminders = taken.filter(({ lembrete }) => lembrete)
  for (const [, some] of Map.groupBy(reminders, ({ email }) => email)) {
    const head =
      some.find(({ resumo_id, id }) => resumo_id === id) ?? some.toSorted((a, b) => a.id - b.id)[0]!
    for (const one of some) one.resumo_id = head.id
  }
}

/**
 * A link's secret is issued when its message is first sent, and stays encrypted in the message until
 * delivery.
 */
async function sealSecrets(tx: Tx, acting: Acting, sealer: Sealer, taken: readonly Taken[]): Promise<void> {
  const lacking = taken.filter(({ link_id, segredo }) => link_id !== null && segredo === null)
  const links = [...new Set(lacking.map(({ link_id }) => link_id!))]
  if (links.length === 0) return
  const known = await siblings(tx, links)
  const unknown = links.filter((id) => !known.has(id))
  // A secret that was sent with another message is not stored, so the link is replaced.
  const renewed = await renovaLinks(tx, acting, await toldOf(tx, unknown))
  for (const one of lacking) one.link_id = renewed.get(one.link_id!) ?? one.link_id
  const fresh = await emiteSegredos(
    tx,
    unknown.map((id) => renewed.get(id) ?? id),
  )
  const sealed = new Map([...known, ...[...fresh].map(([id, secret]) => [id, sealer.seal(secret)] as const)])
  for (const one of lacking) one.segredo = sealed.get(one.link_id!)!
  const rows = lacking.map(({ id, link_id, segredo }) => ({
    id,
    link_id,
    segredo: `\\x${segredo!.toString('hex')}`,
  }))
  await sql`update mensagem m set segredo = k.segredo, link_id = k.link_id
      from json_populate_recordset(null::mensagem, ${JSON.stringify(rows)}) k
     where m.cliente_id = ${currentClient} and m.id = k.id`.execute(tx)
}

async function toldOf(tx: Tx, links: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from link
    where cliente_id = ${currentClient} and id = any(${links}) and hash is not null order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Several messages may carry one link; its secret is shared. */
async function siblings(tx: Tx, links: readonly number[]): Promise<Map<number, Buffer>> {
  const { rows } = await sql<{ link: number; segredo: Buffer }>`
    select distinct on (link_id) link_id as link, segredo from mensagem
     where cliente_id = ${currentClient} and link_id = any(${links}) and segredo is not null
     order by link_id, id`.execute(tx)
  return new Map(rows.map(({ link, segredo }) => [link, segredo]))
}
