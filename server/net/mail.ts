import { createTransport, type Transporter } from 'nodemailer'
import { oneLine } from './one-line.ts'

export interface Mail {
  /** Local part of the Message-ID. */
  id: string
  to: { name: string; address: string }
  subject: string
  text: string
  attachment?: Attachment | undefined
}

export interface Attachment {
  name: string
  type: string
  content: Buffer
}

/**
 * Result of a delivery: accepted, permanently refused, temporarily refused, or the server could not be
 * reached, which says nothing about the message.
 */
export interface Delivery {
  outcome: 'taken' | 'refused' | 'later' | 'away'
  /** The server's answer, on one line. */
  response: string
  /** The connection broke before the server answered. */
  cut: boolean
}

/** Transport for messages. */
export interface Post {
  deliver: (mail: Mail) => Promise<Delivery>
}

const second = 1_000
/** Timeouts of each step. */
const timeouts = {
  connectionTimeout: 20 * second,
  greetingTimeout: 20 * second,
  dnsTimeout: 10 * second,
  socketTimeout: 60 * second,
}

/** Sends messages by SMTP and reuses one connection for several. */
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

  async deliver({ id, to, subject, text, attachment }: Mail): Promise<Delivery> {
    try {
      const { response } = await this.#transport.sendMail({
        from: this.#from,
        to,
        subject,
        text,
        messageId: `<${id}@${this.#host}>`,
        ...(attachment && { attachments: [attachedAs(attachment)] }),
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      return { outcome: 'taken', response: oneLine(response ?? ''), cut: false }
    } catch (error) {
      return failure(error as SmtpError)
    }
  }

  close(): void {
    this.#transport.close()
  }
}

const attachedAs = ({ name, type, content }: Attachment) => ({
  filename: name,
  contentType: type,
  content,
})

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
  response?: string
  message?: string
}

/** Only answers to these commands are about the message; others are about the connection or the server. */
const aboutMessage = new Set(['RCPT TO', 'DATA'])

function failure({ code, command = '', responseCode, response, message }: SmtpError): Delivery {
  const said = oneLine(response ?? code ?? '')
  if (aboutMessage.has(command) && responseCode !== undefined) {
    return { outcome: responseCode >= 500 ? 'refused' : 'later', response: said, cut: false }
  }
  // The address itself is invalid.
  if (code === 'EENVELOPE' && responseCode === undefined)
    return { outcome: 'refused', response: said, cut: false }
  // A broken connection: the library uses the same code as for one that was never established.
  const cut = code === 'ECONNECTION' || (code === 'ETIMEDOUT' && message === 'Timeout')
  if (cut || aboutMessage.has(command)) return { outcome: 'later', response: said, cut: true }
  return { outcome: 'away', response: said, cut: false }
}
