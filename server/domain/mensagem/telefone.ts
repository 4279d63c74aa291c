import { sql } from 'kysely'
import { codeMessages, type MessageTemplate, messageTemplates } from '../../../catalogue/messages.ts'
import type { Canal } from '../../../catalogue/values/canal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { channelUses } from '../canal/channel.ts'
import { type Person, phonesOf } from '../canal/phones.ts'
import { type Attempt, awayPause } from './pausas.ts'

/** Receiver of a message. */
interface Receiving extends Person {
  modelo: string
}

const isReminder = (modelo: string) =>
  (messageTemplates as Readonly<Record<string, MessageTemplate>>)[modelo]?.lembrete === true

/**
 * The mobile phone that a message goes to: codes and reminders, where the client switched them on and the
 * person has one.
 */
export async function phonesFor(
  tx: Tx,
  receivers: readonly Receiving[],
): Promise<(one: Receiving) => string | undefined> {
  const could = receivers.filter(({ modelo }) => isReminder(modelo) || codeMessages.includes(modelo))
  if (could.length === 0) return () => undefined
  const uses = await channelUses(tx)
  const goes = ({ modelo }: Pick<Receiving, 'modelo'>) => (isReminder(modelo) ? uses.lembretes : uses.codigos)
  const going = could.filter(goes)
  if (going.length === 0) return () => undefined
  const phoneOf = await phonesOf(tx, going)
  return (one) =>
    (isReminder(one.modelo) || codeMessages.includes(one.modelo)) && goes(one) ? phoneOf(one) : undefined
}

/** Columns of a message that goes to a phone, or by e-mail. */
export const wayTo = (telefone: string | undefined): { canal: Canal; telefone: string | null } =>
  telefone ? { canal: 'Telefone', telefone } : { canal: 'E-mail', telefone: null }

/** Texts that left since a moment: all of the client, and by phone. A digest is one text. */
export interface TextsSent {
  total: number
  to: (phone: string) => number
}

const ofToday = sql`hoje_do_cliente()::timestamp at time zone (select fuso from cliente where cliente_id = ${currentClient})`

/** Texts that left today, or since the given start of the day. */
export async function textsToday(tx: Tx, phones: readonly string[], start?: string): Promise<TextsSent> {
  const { rows } = await sql<{ telefone: string | null; sent: number }>`
    select case when m.telefone = any(${phones}) then m.telefone end as telefone,
           count(distinct coalesce(m.resumo_id, m.id))::integer as sent
      from mensagem m
     where m.cliente_id = ${currentClient} and m.canal = 'Telefone' and m.telefone is not null
       and m.enviada_em >= ${start ? sql`${start}::timestamptz` : ofToday}
     group by 1`.execute(tx)
  const byPhone = new Map(rows.map(({ telefone, sent }) => [telefone, sent]))
  return {
    total: rows.reduce((sum, { sent }) => sum + sent, 0),
    to: (phone) => byPhone.get(phone) ?? 0,
  }
}

/** Seconds to leave the gateway alone after an attempt; undefined if it works. */
export const pauseAfter = (outcome: Attempt, failures: number): number | undefined =>
  outcome === 'away' || outcome === 'later' ? awayPause(failures + 1) : undefined
