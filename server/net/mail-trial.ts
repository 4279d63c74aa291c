import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { isIP, connect as open, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { isLoopbackAddress } from '../values/network.ts'
import { oneLine } from './one-line.ts'
import { troubleOf } from './trouble.ts'

/** Steps of sending a message, in their order. */
export const mailSteps = [
  'nome',
  'conexao',
  'saudacao',
  'tls',
  'autenticacao',
  'remetente',
  'destinatario',
  'mensagem',
] as const
export type MailStep = (typeof mailSteps)[number]

/** Server and login of a mail address setting, without the password. */
export interface MailServerFacts {
  host: string
  port: number
  /** TLS from the start, as `smtps://` asks for. */
  secure: boolean
  user: string | undefined
}

export interface MailFailure {
  step: MailStep
  /** Code of the system or the library. */
  code: string
  /** Reply code of the server, if it answered. */
  status: number | undefined
  /** The server's answer, or the error, on one line. */
  said: string
}

/** A step that did not fail. `open`: it succeeded, and others can read or change what is sent. */
export interface MailStepDone {
  step: MailStep
  state: 'ok' | 'open' | 'unused'
  /** Such as the server's answer. */
  detail: string
}

export interface MailTrial {
  server: MailServerFacts
  done: MailStepDone[]
  failure: MailFailure | undefined
  /** Whether the connection was encrypted when the login and the message were sent. */
  encrypted: boolean
}

export interface TrialMessage {
  from: string
  to: string
  subject: string
  text: string
}

/** Milliseconds for each wait; a person is watching. */
export interface TrialWaits {
  dns: number
  connection: number
  answer: number
}
const usualWaits: TrialWaits = { dns: 10_000, connection: 10_000, answer: 20_000 }

export interface TrialOptions {
  waits?: TrialWaits
  /** Sends the password over a connection that others can read, too. */
  plainPassword?: boolean
  /** Whether a connection to this address leaves the machine; it is given in tests. */
  leaves?: (address: string) => boolean
  onServer?: (server: MailServerFacts) => void
  onStep?: (done: MailStepDone) => void
}

/** Code of a failure: the password was not sent, because others could read it. */
export const plainPassword = 'VINCULO_PLAIN_PASSWORD'

/** Sends one message step by step, and tells how far it came. */
export async function tryMail(
  url: string,
  message: TrialMessage,
  {
    waits = usualWaits,
    plainPassword: mayBePlain = false,
    leaves = (address) => !isLoopbackAddress(address),
    onServer = () => {},
    onStep = () => {},
  }: TrialOptions = {},
): Promise<MailTrial> {
  const options = parseConnectionUrl(url)
  const { host = 'localhost', secure = false } = options
  const port = Number(options.port ?? (secure ? 465 : 587))
  const { user } = (options.auth ?? {}) as { user?: string }
  const trial: MailTrial = {
    server: { host, port, secure, user: user || undefined },
    done: [],
    failure: undefined,
    encrypted: false,
  }
  onServer(trial.server)
  const passed = (step: MailStep, detail = '', state: MailStepDone['state'] = 'ok') => {
    const done = { step, state, detail: oneLine(detail) }
    trial.done.push(done)
    onStep(done)
  }
  let step: MailStep = 'nome'
  let connection: SMTPConnection | undefined
  let socket: Socket | undefined
  try {
    passed(step, await addressesOf(host, waits.dns))
    step = 'conexao'
    socket = await connected(host, port, waits.connection)
    passed(step, `${socket.remoteAddress} porta ${port}`)
    step = secure ? 'tls' : 'saudacao'
    connection = new SMTPConnection({
      ...options,
      connection: socket,
      connectionTimeout: waits.answer,
      greetingTimeout: waits.answer,
      socketTimeout: waits.answer,
    })
    const talk = connection
    await answered(talk, (done) => talk.connect(done))
    trial.encrypted = talk.secure
    passed('saudacao')
    const isOpen = !talk.secure && leaves(socket.remoteAddress ?? '')
    if (isOpen) passed('tls', 'a conexão não é cifrada', 'open')
    else if (!talk.secure) passed('tls', 'sem cifra, dentro desta máquina', 'unused')
    else if (options.tls?.rejectUnauthorized === false)
      passed('tls', 'cifrada, mas o certificado não é conferido (tls.rejectUnauthorized)', 'open')
    else passed('tls', 'cifrada')
    step = 'autenticacao'
    if (user) {
      if (isOpen && !mayBePlain) throw Object.assign(new Error(plainPassword), { code: plainPassword })
      await answered(talk, (done) => talk.login(loginOf(options.auth), done))
      passed(step, `como ${user}`)
    } else passed(step, 'sem usuário em VINCULO_SMTP_URL', 'unused')
    step = 'remetente'
    const { envelope, raw } = await composed(message)
    const { response } = await answered<{ response?: string }>(talk, (done) => talk.send(envelope, raw, done))
    for (const last of ['remetente', 'destinatario'] as const) passed(last)
    passed('mensagem', response ?? '')
    talk.quit()
  } catch (error) {
    trial.failure = failureAt(step, error as TrialError)
    if (['destinatario', 'mensagem'].includes(trial.failure.step)) passed('remetente')
    if (trial.failure.step === 'mensagem') passed('destinatario')
    connection?.close()
    socket?.destroy()
  }
  return trial
}

interface TrialError extends Error {
  code?: string
  originalCode?: string
  command?: string
  response?: string
  responseCode?: number
}

const stepOfCommand: Readonly<Record<string, MailStep>> = {
  STARTTLS: 'tls',
  'MAIL FROM': 'remetente',
  'RCPT TO': 'destinatario',
  DATA: 'mensagem',
}

function failureAt(step: MailStep, error: TrialError): MailFailure {
  const { code = '', originalCode, command = '', response, responseCode, message } = error
  const { kind } = troubleOf({ code: originalCode }, false)
  const isTls = step === 'saudacao' && (code === 'ETLS' || kind === 'tls' || kind === 'untrusted')
  return {
    step: stepOfCommand[command] ?? (isTls ? 'tls' : step),
    code: originalCode ?? code,
    status: responseCode,
    said: oneLine(response ?? message),
  }
}

async function addressesOf(host: string, most: number): Promise<string> {
  if (isIP(host)) return host
  const found = await Promise.race([lookup(host, { all: true }), late('ETIMEDOUT', most)])
  return found.map(({ address }) => address).join(', ')
}

async function late(code: string, most: number): Promise<never> {
  await sleep(most, undefined, { ref: false })
  throw Object.assign(new Error(code), { code })
}

async function connected(host: string, port: number, most: number): Promise<Socket> {
  const socket = open({ host, port })
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(most) })
    return socket
  } catch (error) {
    socket.destroy()
    // Of several addresses that failed, the first one counts.
    const { name, errors } = error as Error & { errors?: Error[] }
    if (name === 'AbortError') throw Object.assign(new Error('ETIMEDOUT'), { code: 'ETIMEDOUT' })
    throw errors?.[0] ?? error
  }
}

type Done<T> = (error?: Error | null, answer?: T) => void

/** The answer of one exchange; the library reports some errors as events only. */
function answered<T>(connection: SMTPConnection, ask: (done: Done<T>) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject)
    connection.once('end', () => reject(Object.assign(new Error('ECONNRESET'), { code: 'ECONNRESET' })))
    ask((error, answer) => (error ? reject(error) : resolve(answer as T)))
  })
}

function loginOf(auth: unknown) {
  const { user = '', pass, type, method } = auth as Record<string, string | undefined>
  return {
    type: type?.toUpperCase() || 'LOGIN',
    user,
    credentials: { user, pass },
    method: method || (false as const),
  }
}

/** The message as it goes over the wire, made without a connection. */
async function composed({ from, to, subject, text }: TrialMessage) {
  const writer = createTransport(
    { streamTransport: true, buffer: true },
    { disableFileAccess: true, disableUrlAccess: true },
  )
  const headers = { 'Auto-Submitted': 'auto-generated' }
  const { message, envelope } = await writer.sendMail({ from, to, subject, text, headers })
  return { envelope, raw: message as Buffer }
}
