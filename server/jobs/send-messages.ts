import { codeMessages } from '../../catalogue/messages.ts'
import { publicAddress } from '../config/public-address.ts'
import { type Context, postFor } from '../context.ts'
import { type Channel, credentialOf, loadChannel, recordAttempt } from '../domain/canal/channel.ts'
import { hiddenIn, requestOf } from '../domain/canal/request.ts'
import { clientByCode } from '../domain/cliente/by-code.ts'
import { institutionName, type Letter, letters, ownTexts } from '../domain/mensagem/carta.ts'
import { clientsTexting, clientsUntold, clientsWaiting, planNext, tellWhy } from '../domain/mensagem/fila.ts'
import { type Recorded, registraEnvio, type Sent } from '../domain/mensagem/registra.ts'
import { pauseAfter } from '../domain/mensagem/telefone.ts'
import { type Day, tomaMensagens } from '../domain/mensagem/toma.ts'
import { describeError, type MessageFact, sealFact } from '../facts.ts'
import { demoClient } from '../net/demo-mail.ts'
import { HttpGateway } from '../net/gateway.ts'
import type { Attachment, Delivery, Post } from '../net/mail.ts'
import { system } from '../store/actor.ts'
import type { Tx } from '../store/database.ts'
import { tryExclusively } from '../store/exclusive.ts'
import { currentClient } from '../store/expressions.ts'
import { locks } from '../store/locks.ts'
import { today } from '../values/dates.ts'

const actor = system('mensagens')

/**
 * Sends due messages, client by client. Messages that cannot leave say why. Returns true when something was
 * done and there may be more.
 */
export async function sendMessages(context: Context, signal: AbortSignal): Promise<boolean> {
  const { db } = context
  const { mail } = context
  if (mail) {
    return eachClient(context, signal, await clientsWaiting(db), (id) => serve(context, mail, id, signal))
  }
  // Without a mail server only the sample client's messages are delivered, as files.
  const demo = await clientByCode(db, demoClient)
  const post = postFor(context, demoClient)
  const served =
    demo && post
      ? await eachClient(context, signal, await clientsWaiting(db, demo.clienteId), (id) =>
          serve(context, post, id, signal),
        )
      : false
  const texting = (await clientsTexting(context.owner)).filter((id) => id !== demo?.clienteId)
  const texted = await eachClient(context, signal, texting, (id) => serve(context, undefined, id, signal))
  const untold = await clientsUntold(db, demo?.clienteId)
  return (await eachClient(context, signal, untold, (id) => withhold(context, id))) || served || texted
}

/** One process at a time sends a client's messages. */
async function eachClient(
  { db, events }: Context,
  signal: AbortSignal,
  ids: readonly number[],
  work: (id: number) => Promise<boolean>,
): Promise<boolean> {
  let worked = false
  for (const id of ids) {
    if (signal.aborted) return false
    try {
      worked = ((await tryExclusively(db, [locks.messages, id], () => work(id))) ?? false) || worked
    } catch (error) {
      events.report({ kind: 'worker.trouble', reason: `mensagens: ${describeError(error)}` })
    }
  }
  return worked
}

/** Whether a client is a sandbox, which sends nothing. */
const isSandbox = async (tx: Tx): Promise<boolean> => {
  const { ensaio_de } = await tx
    .selectFrom('cliente')
    .select('ensaio_de')
    .where('cliente_id', '=', currentClient)
    .executeTakeFirstOrThrow()
  return ensaio_de !== null
}

/** Marks messages that cannot leave. Returns whether there may be more. */
async function withhold(context: Context, id: number): Promise<boolean> {
  const { diagnosis, marked, more } = await context.db.inClient(
    id,
    async (tx) => {
      const diagnosis = (await isSandbox(tx)) ? 'ENSAIO' : 'SEM_SERVIDOR'
      return { diagnosis, ...(await tellWhy(tx, id, diagnosis)) } as const
    },
    actor,
  )
  if (marked > 0) {
    context.events.report({ kind: 'message.withheld', client: id, move: '', diagnosis, messages: marked })
  }
  return more
}

/** Without a mail server, only texts to phones leave. */
async function serve(
  context: Context,
  mail: Post | undefined,
  id: number,
  signal: AbortSignal,
): Promise<boolean> {
  const inClient = <T>(work: (tx: Tx) => Promise<T>) => context.db.inClient(id, work, actor)
  if (await inClient(isSandbox)) return withhold(context, id)
  const report = (became: Became) => context.events.report(messageFact(id, became))
  const attached = async ({ anexo }: Letter) =>
    anexo === undefined ? undefined : inClient((tx) => attachmentOf(tx, context, id, anexo))
  let worked = false
  let away = false
  let waiting = 0
  while (!away && !signal.aborted) {
    const { letters, day, aside, channel } = await inClient((tx) =>
      takeRound(tx, context, mail !== undefined),
    )
    const phone = channel && phonePost(context, id, channel, inClient)
    for (const some of aside) report(some)
    if (letters.length === 0) break
    worked = true
    for (const letter of letters) {
      // After the mail server failed, the remaining messages are not attempted.
      const { unreadable } = letter
      if (unreadable) context.events.report({ ...sealFact(unreadable, 'mensagens'), client: id })
      const sent: Sent = unreadable
        ? { outcome: 'unreadable', response: '', cut: false }
        : letter.parts[0].canal === 'Telefone'
          ? await handToPhone(phone, letter, mail !== undefined)
          : away || !mail
            ? unasked
            : await handOver(mail, letter, await attached(letter))
      const wasMail = letter.parts[0].canal === 'E-mail'
      away ||= wasMail && sent.outcome === 'away'
      const became = await inClient((tx) => registraEnvio(tx, letter.parts, sent, day.acting))
      const messages = letter.parts.length
      if (wasMail && sent.outcome === 'away') waiting += messages
      else report({ ...became, messages, id: letter.parts[0].identificador })
    }
  }
  const until = await inClient((tx) => planNext(tx, id, away))
  if (waiting > 0) report({ name: 'adiar', diagnosis: 'SERVIDOR_INDISPONIVEL', messages: waiting, until })
  return worked && !away
}

type Became = Pick<MessageFact, 'messages' | 'id' | 'until'> & Pick<Recorded, 'name' | 'diagnosis'>

function messageFact(client: number, { name, diagnosis, ...rest }: Became): MessageFact {
  return { kind: kindOf[name], client, move: name, diagnosis: diagnosis ?? '', ...rest }
}

const kindOf: Readonly<Record<Recorded['name'], MessageFact['kind']>> = {
  entregar: 'message.sent',
  adiar: 'message.postponed',
  desistir: 'message.undelivered',
}

const unasked: Delivery = { outcome: 'away', response: '', cut: false }

const handOver = (
  mail: Post,
  { parts: [{ identificador, nome, email }], subject, text }: Letter,
  attachment: Attachment | undefined,
) => mail.deliver({ id: identificador, to: { name: nome, address: email! }, subject, text, attachment })

/** Largest file that goes with a message; many mail servers refuse more. */
const largestAttachment = 10 * 2 ** 20

/** The file that an e-mail carries, unless it is gone or too large: the message then goes without it. */
async function attachmentOf(
  tx: Tx,
  { files }: Pick<Context, 'files'>,
  client: number,
  anexo: number,
): Promise<Attachment | undefined> {
  const file = await tx
    .selectFrom('arquivo')
    .select(['nome', 'arquivo_sha256', 'tamanho', 'tipo_mime'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anexo)
    .executeTakeFirst()
  if (!file?.arquivo_sha256 || (file.tamanho ?? 0) > largestAttachment) return undefined
  const content = await files.get(client, file.arquivo_sha256)
  return content && { name: file.nome, type: file.tipo_mime ?? 'application/pdf', content }
}

/** Hands texts of a round to the gateway. After a failure of the gateway, it is left alone. */
interface PhonePost {
  deliver: (letter: Letter) => Promise<Pick<Sent, 'outcome' | 'response' | 'cut'> & { pause: number }>
}

function phonePost(
  { outbound, sealer }: Context,
  client: number,
  channel: Channel,
  inClient: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
): PhonePost {
  const gateway = new HttpGateway(outbound, client)
  const credential = credentialOf(sealer, channel)
  let failures = channel.falhas
  let left: number | undefined
  return {
    deliver: async ({ parts: [{ identificador, modelo, telefone }], text }) => {
      if (left !== undefined) return { ...unasked, pause: left }
      const secret = codeMessages.includes(modelo)
      const { outcome, response, cut, diagnosis } = await gateway.deliver({
        request: requestOf(channel, credential, { id: identificador, to: telefone!, text }),
        hidden: hiddenIn(credential),
        secret,
      })
      left = pauseAfter(outcome, failures)
      failures = left === undefined ? 0 : failures + 1
      await inClient((tx) => recordAttempt(tx, { diagnosis, response, pause: left }))
      return { outcome, response, cut, pause: left ?? 0 }
    },
  }
}

async function handToPhone(phone: PhonePost | undefined, letter: Letter, mail: boolean): Promise<Sent> {
  const { pause, ...sent } = phone ? await phone.deliver(letter) : { ...unasked, pause: 0 }
  return { ...sent, phone: { toMail: mail && letter.parts.every(({ email }) => email !== null), pause } }
}

async function takeRound(tx: Tx, { sealer, clock, config }: Context, mail: boolean) {
  const client = await tx
    .selectFrom('cliente')
    .select('fuso')
    .where('cliente_id', '=', currentClient)
    .executeTakeFirstOrThrow()
  const day = dayOf(client.fuso, clock.now())
  const channel = await loadChannel(tx)
  const { taken, aside } = await tomaMensagens(tx, sealer, day, { mail, channel })
  if (taken.length === 0) return { day, aside, channel, letters: [] }
  const desk = {
    texts: await ownTexts(tx),
    instituicao: await institutionName(tx),
    sealer,
    base: publicAddress(config, config.port),
  }
  return { day, aside, channel, letters: letters(taken, desk) }
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
