import { sql } from 'kysely'
import { mensagemMachine } from '../../../catalogue/machines/mensagem.ts'
import { type Diagnosis, diagnosticos } from '../../../catalogue/management/mensagem/parts.ts'
import { said } from '../../../catalogue/message.ts'
import { codeMessages, warnings } from '../../../catalogue/messages.ts'
import type { Row, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Sealer } from '../../store/sealing.ts'
import type { Channel } from '../canal/channel.ts'
import { emiteSegredos } from '../link/emite.ts'
import { renovaLinks } from '../link/renova.ts'
import type { Acting } from '../machine/bound.ts'
import { move } from '../move.ts'
import { mensagens } from './guards.ts'
import { textsToday } from './telefone.ts'

/** A message being sent. */
export type Taken = Pick<
  Row<'mensagem'>,
  | 'id'
  | 'identificador'
  | 'modelo'
  | 'nome'
  | 'email'
  | 'canal'
  | 'telefone'
  | 'dados'
  | 'link_id'
  | 'segredo'
  | 'lembrete'
  | 'resumo_id'
  | 'tentativas'
  | 'registro_id'
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

export const takenColumns = sql`id, identificador, modelo, nome, email, canal, telefone, dados, link_id, segredo, lembrete, resumo_id, tentativas, registro_id`
const { enviar } = mensagemMachine.moves

/** Due messages that are not sent now, and why. */
export interface SetAside {
  name: 'adiar' | 'desistir'
  diagnosis: Diagnosis
  messages: number
  until?: string
}

/** What messages may leave by: e-mail where there is a mail server, phones where the client has a gateway. */
export interface Ways {
  mail: boolean
  channel: Channel | undefined
}

/** Where a message goes: a phone or an e-mail address. */
export const addressOf = ({ canal, telefone, email }: Pick<Taken, 'canal' | 'telefone' | 'email'>): string =>
  (canal === 'Telefone' ? telefone : email) ?? ''

/** Why a message is not sent now, and until when. */
interface Late {
  diagnosis: Diagnosis
  until: string
}

/**
 * Takes due messages and marks them as being sent. The caller holds the client's lock, so a message already
 * marked was left by a dead process and is sent again with the same identifier.
 */
export async function tomaMensagens(
  tx: Tx,
  sealer: Sealer,
  day: Day,
  ways: Ways,
): Promise<{ taken: Taken[]; aside: SetAside[] }> {
  const lapsed = await dropLapsedCodes(tx, day)
  const due = await dueMessages(tx, ways)
  const all = [...due, ...(await companions(tx, due))]
  const unreachable = await reroute(tx, all, day, ways)
  const open = all.filter(({ id }) => !unreachable.has(id))
  const postponed = new Map([...unreachable, ...(await overfed(tx, open, day))])
  await postpone(tx, postponed)
  const aside = [...lapsed, ...postponedBy(postponed)]
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

/**
 * Texts that cannot go to the phone now go by e-mail, or wait where there is none: the gateway is switched off
 * or left alone after a failure, or the texts of the person or of the day are used up.
 */
async function reroute(
  tx: Tx,
  all: readonly Taken[],
  { now, start, end }: Day,
  { mail, channel }: Ways,
): Promise<Map<number, Late>> {
  const texts = all.filter(({ canal }) => canal === 'Telefone')
  const late = new Map<number, Late>()
  if (texts.length === 0) return late
  const phones = [...new Set(texts.map(addressOf))]
  const sent = await textsToday(tx, phones, start)
  const before = await sentSince(tx, phones, start)
  const counts = new Map<string, number>()
  const digests = new Set<string>()
  let total = sent.total
  const whyNot = (one: Taken, phone: string): Late | undefined => {
    const isCode = codeMessages.includes(one.modelo)
    if (!channel || !(isCode ? channel.codigos : channel.lembretes))
      return { diagnosis: 'TELEFONE_INDISPONIVEL', until: end }
    const { pausadoAte, porDia, porPessoa } = channel
    if (pausadoAte && Temporal.Instant.compare(Temporal.Instant.from(pausadoAte), now) > 0)
      return { diagnosis: 'TELEFONE_INDISPONIVEL', until: pausadoAte }
    const person = sent.to(phone) + (counts.get(phone) ?? 0)
    return total >= porDia || person >= porPessoa ? { diagnosis: 'LIMITE_DIARIO', until: end } : undefined
  }
  const mailed: Taken[] = []
  for (const one of texts) {
    const phone = addressOf(one)
    // A digest counts as one text; a second one of the day waits for tomorrow, also by e-mail.
    if (one.lembrete && (digests.has(phone) || (before.get(phone)?.digests ?? 0) > 0)) continue
    const why = whyNot(one, phone)
    if (why && mail && one.email) mailed.push(one)
    else if (why) late.set(one.id, why)
    else {
      total += 1
      counts.set(phone, (counts.get(phone) ?? 0) + 1)
      if (one.lembrete) digests.add(phone)
    }
  }
  for (const one of mailed) one.canal = 'E-mail'
  if (mailed.length > 0)
    await sql`update mensagem set canal = 'E-mail', resumo_id = null
      where cliente_id = ${currentClient} and id = any(${mailed.map(({ id }) => id)})`.execute(tx)
  return late
}

async function postpone(tx: Tx, late: ReadonlyMap<number, Late>): Promise<void> {
  for (const [, some] of Map.groupBy(late, ([, { diagnosis, until }]) => `${diagnosis} ${until}`)) {
    const { diagnosis, until } = some[0]![1]
    await sql`update mensagem set proxima_em = ${until}, diagnostico = ${diagnosis}
      where cliente_id = ${currentClient} and id = any(${some.map(([id]) => id)})`.execute(tx)
  }
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

async function dueMessages(tx: Tx, { mail }: Ways): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select ${takenColumns} from mensagem
     where cliente_id = ${currentClient} and situacao = any(${enviar.from}) and proxima_em <= now()
       and (${mail} or canal = 'Telefone')
     order by proxima_em, id limit ${atOnce} for update skip locked`.execute(tx)
  return rows
}

const addressColumn = sql`case when m.canal = 'Telefone' then m.telefone else m.email end`

/** Messages to addresses, in a form that uses the indexes of both. */
const toAddresses = (addresses: readonly string[]) => sql`(
  m.canal = 'E-mail' and m.email = any(${addresses}) or m.canal = 'Telefone' and m.telefone = any(${addresses}))`

/** Other due reminders for the same addresses. */
async function companions(tx: Tx, due: readonly Taken[]): Promise<Taken[]> {
  const addresses = due.filter(({ lembrete }) => lembrete).map(addressOf)
  if (addresses.length === 0) return []
  const { rows } = await sql<Taken>`
    select ${takenColumns} from mensagem m
     where cliente_id = ${currentClient} and situacao = any(${enviar.from}) and lembrete and ${toAddresses(addresses)}
       and id <> all(${due.map(({ id }) => id)}) and proxima_em <= now()
     order by id limit ${mostReminders} for update skip locked`.execute(tx)
  return rows
}

/**
 * Postpones to tomorrow what exceeds an e-mail address's daily limit, and a second digest of the day.
 * Deliveries are counted in the history, because resending keeps the row. Warnings and codes are exempt; codes
 * are limited where they are requested. Texts to phones have limits of their own.
 */
async function overfed(tx: Tx, all: readonly Taken[], { start, end }: Day): Promise<Map<number, Late>> {
  if (all.length === 0) return new Map()
  const today = await sentSince(tx, all.map(addressOf), start)
  const most = await mostPerDay(tx)
  const counts = new Map([...today].map(([address, { sent }]) => [address, sent]))
  const late = new Map<number, Late>()
  for (const one of all) {
    const { id, lembrete, modelo, canal } = one
    if (codeMessages.includes(modelo) || warnings.includes(modelo)) continue
    const address = addressOf(one)
    const sent = counts.get(address) ?? 0
    if (lembrete && (today.get(address)?.digests ?? 0) > 0)
      late.set(id, { diagnosis: 'RESUMO_DE_HOJE_JA_ENVIADO', until: end })
    else if (canal === 'E-mail' && sent >= most) late.set(id, { diagnosis: 'LIMITE_DIARIO', until: end })
    else if (!lembrete) counts.set(address, sent + 1)
  }
  return late
}

interface SentTo {
  address: string
  /** E-mails or texts. */
  sent: number
  /** Reminders; all of a digest count. */
  digests: number
}

/** What each address received since a moment. */
async function sentSince(tx: Tx, addresses: readonly string[], start: string): Promise<Map<string, SentTo>> {
  const { rows } = await sql<SentTo>`
    select ${addressColumn} as address,
           count(distinct (coalesce(m.resumo_id, m.id), h.momento))::integer as sent,
           count(*) filter (where m.lembrete)::integer as digests
      from mensagem m
      join historico h on h.cliente_id = m.cliente_id and h.entidade = ${mensagemMachine.noun} and h.registro_id = m.id
       and h.movimento = 'entregar' and h.momento >= ${start}::timestamptz
     where m.cliente_id = ${currentClient} and ${toAddresses(addresses)}
       and m.enviada_em >= ${start}::timestamptz and m.modelo <> all(${codeMessages})
     group by 1`.execute(tx)
  return new Map(rows.map((row) => [row.address, row]))
}

/** Addresses whose next reminder leaves tomorrow: today's digest has left, or they received all they may. */
export async function fedToday(tx: Tx, addresses: readonly string[], start: string): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const today = await sentSince(tx, addresses, start)
  const most = await mostPerDay(tx)
  return new Set(
    [...today.values()].flatMap(({ address, sent, digests }) => (digests > 0 || sent >= most ? address : [])),
  )
}

/** Messages that wait, counted by reason. */
const postponedBy = (late: ReadonlyMap<number, Late>): SetAside[] =>
  [...Map.groupBy(late.values(), ({ diagnosis, until }) => `${diagnosis} ${until}`).values()].map((some) => ({
    name: 'adiar',
    ...some[0]!,
    messages: some.length,
  }))

async function mostPerDay(tx: Tx): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    select mensagens_por_dia as most from cliente where cliente_id = ${currentClient}`.execute(tx)
  return rows[0]!.most
}

/** The first reminder identifies the digest, also when it is sent again. */
function gatherDigests(taken: Taken[]): void {
  const reminders = taken.filter(({ lembrete }) => lembrete)
  for (const [, some] of Map.groupBy(reminders, addressOf)) {
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
