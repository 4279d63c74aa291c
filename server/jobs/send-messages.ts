import { publicAddress } from '../config/public-address.ts'
import { type Context, postFor } from '../context.ts'
import { clientByCode } from '../domain/cliente/by-code.ts'
import { institutionName, type Letter, letters, ownTexts } from '../domain/mensagem/carta.ts'
import { clientsWaiting, planNext } from '../domain/mensagem/fila.ts'
import { type Recorded, registraEnvio, type Sent } from '../domain/mensagem/registra.ts'
import { type Day, tomaMensagens } from '../domain/mensagem/toma.ts'
import { describeError, type MessageFact, sealFact } from '../facts.ts'
import { demoClient } from '../net/demo-mail.ts'
import type { Delivery, Post } from '../net/mail.ts'
import { system } from '../store/actor.ts'
import type { Tx } from '../store/database.ts'
import { tryExclusively } from '../store/exclusive.ts'
import { locks } from '../store/locks.ts'
import { today } from '../values/dates.ts'

const actor = system('mensagens')

/** Sends due messages, client by client. Returns true when something was sent and there may be more. */
export async function sendMessages(context: Context, signal: AbortSignal): Promise<boolean> {
  const { db, events } = context
  // Without a mail server only the sample client's messages are delivered, as files.
  const only = context.mail ? undefined : await clientByCode(db, demoClient)
  const post = postFor(context, demoClient)
  if (!post || (!context.mail && !only)) return false
  let worked = false
  for (const id of await clientsWaiting(db, only?.clienteId)) {
    if (signal.aborted) return false
    try {
      worked = (await serveAlone(context, post, id, signal)) || worked
    } catch (error) {
      events.report({ kind: 'worker.trouble', reason: `mensagens: ${describeError(error)}` })
    }
  }
  return worked
}

/** One process at a time sends a client's messages. */
const serveAlone = async (context: Context, mail: Post, id: number, signal: AbortSignal) =>
  (await tryExclusively(context.db, [locks.messages, id], () => serve(context, mail, id, signal))) ?? false

async function serve(context: Context, mail: Post, id: number, signal: AbortSignal): Promise<boolean> {
  const inClient = <T>(work: (tx: Tx) => Promise<T>) => context.db.inClient(id, work, actor)
  const report = (became: Became, withheld = false) =>
    context.events.report(messageFact(id, became, withheld))
  let worked = false
  let away = false
  let waiting = 0
  while (!away && !signal.aborted) {
    const { letters, day, ensaio, aside } = await inClient((tx) => takeRound(tx, context))
    for (const some of aside) report(some)
    if (letters.length === 0) break
    worked = true
    for (const letter of letters) {
      // After the mail server failed, the remaining messages are not attempted.
      const { unreadable } = letter
      if (unreadable) context.events.report({ ...sealFact(unreadable, 'mensagens'), client: id })
      const sent: Sent = unreadable
        ? { outcome: 'unreadable', response: '', cut: false }
        : away
          ? unasked
          : ensaio
            ? kept
            : await handOver(mail, letter)
      away ||= sent.outcome === 'away'
      const became = await inClient((tx) => registraEnvio(tx, letter.parts, sent, day.acting))
      const messages = letter.parts.length
      if (sent.outcome === 'away') waiting += messages
      else report({ ...became, messages, id: letter.parts[0].identificador }, sent === kept)
    }
  }
  const until = await inClient((tx) => planNext(tx, id, away))
  if (waiting > 0) report({ name: 'adiar', diagnosis: 'SERVIDOR_INDISPONIVEL', messages: waiting, until })
  return worked && !away
}

type Became = Pick<MessageFact, 'messages' | 'id' | 'until'> & Pick<Recorded, 'name' | 'diagnosis'>

function messageFact(client: number, { name, diagnosis, ...rest }: Became, withheld: boolean): MessageFact {
  const kind = withheld ? 'message.withheld' : kindOf[name]
  return { kind, client, move: name, diagnosis: diagnosis ?? '', ...rest }
}

const kindOf: Readonly<Record<Recorded['name'], MessageFact['kind']>> = {
  entregar: 'message.sent',
  adiar: 'message.postponed',
  desistir: 'message.undelivered',
}

const unasked: Delivery = { outcome: 'away', response: '', cut: false }

/** A sandbox sends nothing, but its messages count as delivered. */
const kept: Delivery = {
  outcome: 'taken',
  response: 'Ambiente de ensaio: nada saiu da plataforma.',
  cut: false,
}

const handOver = (mail: Post, { parts: [{ identificador, nome, email }], subject, text }: Letter) =>
  mail.deliver({ id: identificador, to: { name: nome, address: email! }, subject, text })

async function takeRound(tx: Tx, { sealer, clock, config }: Context) {
  const client = await tx
    .selectFrom('cliente')
    .select(['fuso', (eb) => eb('ensaio_de', 'is not', null).as('ensaio')])
    .where('cliente_id', '=', (eb) => eb.fn<number>('cliente_atual'))
    .executeTakeFirstOrThrow()
  const day = dayOf(client.fuso, clock.now())
  const { taken, aside } = await tomaMensagens(tx, sealer, day)
  const ensaio = Boolean(client.ensaio)
  if (taken.length === 0) return { day, ensaio, aside, letters: [] }
  const desk = {
    texts: await ownTexts(tx),
    instituicao: await institutionName(tx),
    sealer,
    base: publicAddress(config, config.port),
  }
  return { day, ensaio, aside, letters: letters(taken, desk) }
}

function dayOf(zone: string, now: Temporal.Instant): Day {
  const date = Temporal.PlainDate.from(today(zone, now))
  const start = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).toInstant().toString()
  return {
    now,
    acting: { today: date.toString(), actor },
    start: start(date),
    end: start(date.add({ days: 1 })),
  }
}
