import { createTransport, type Transporter } from 'nodemailer'

/** A message as a mail server takes it. */
export interface Mail {
  /** Of its Message-ID, without the host. */
  id: string
  to: { name: string; address: string }
  subject: string
  text: string
}

/**
 * What a mail server made of a message: it took it, it never will, it may later, or it could not be asked at all, which
 * says nothing about the message.
 */
export interface Delivery {
  outcome: 'taken' | 'refused' | 'later' | 'away'
  /** What it said, in a line. */
  response: string
  /** The connection was cut before it answered. */
  cut: boolean
}

/** Takes letters and brings them to their receivers, or to whoever brings them on. */
export interface Post {
  deliver: (mail: Mail) => Promise<Delivery>
}

const second = 1_000
/** Longest that a mail server may take for each step. */
const timeouts = {
  connectionTimeout: 20 * second,
  greetingTimeout: 20 * second,
  dnsTimeout: 10 * second,
  socketTimeout: 60 * second,
}

/** Hands messages to a mail server, one connection for several of them. */
export class Mailer implements Post {
  readonly #transport: Transporter
  readonly #from: string
  readonly #host: string

  constructor({ url, from }: { url: string; from: string }) {
    this.#from = from
    this.#host = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
    const options = { url, pool: true as const, maxConnections: 1, maxMessages: 100, ...timeouts }
    this.#transport = createTransport(options, { disableFileAccess: true, disableUrlAccess: true })
  }

  async deliver({ id, to, subject, text }: Mail): Promise<Delivery> {
    try {
      const { response } = await this.#transport.sendMail({
        from: this.#from,
        to,
        subject,
        text,
        messageId: `<${id}@${this.#host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      return { outcome: 'taken', response: line(response ?? ''), cut: false }
    } catch (error) {
      return failure(error as SmtpError)
    }
  }

  close(): void {
    this.#transport.close()
  }
}

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
  response?: string
  message?: string
}

/** Commands whose answer is about this message and its receiver; that of any other is about us or the server. */
const aboutMessage = new Set(['RCPT TO', 'DATA'])

function failure({ code, command = '', responseCode, response, message }: SmtpError): Delivery {
  const said = line(response ?? code ?? '')
  if (aboutMessage.has(command) && responseCode !== undefined) {
    return { outcome: responseCode >= 500 ? 'refused' : 'later', response: said, cut: false }
  }
  // An address that no server could take.
  if (code === 'EENVELOPE' && responseCode === undefined)
    return { outcome: 'refused', response: said, cut: false }
  // A connection that stood and broke, which the library names like one that never came about.
  const cut = code === 'ECONNECTION' || (code === 'ETIMEDOUT' && message === 'Timeout')
  if (cut || aboutMessage.has(command)) return { outcome: 'later', response: said, cut: true }
  return { outcome: 'away', response: said, cut: false }
}

const line = (text: string) =>
  text
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, 300)
    .toWellFormed()
