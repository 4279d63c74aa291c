import { csrfHeader } from '../catalogue/session/operation.ts'
import { idempotencyHeader, languageHeader } from '../catalogue/wire/headers.ts'
import { type Connection, credentialOf, type Sending } from './connection.ts'
import { isRefusal, refusalIn } from './problem.ts'
import { Reply, Watch } from './reply.ts'
import { unknownFieldsIn } from './unknown-fields.ts'

interface Outgoing {
  method: string
  headers?: Record<string, string>
  body?: RequestInit['body'] | undefined
}

/** Sends one request. Throws a refusal as Problem and a missing answer as Unreachable. */
export async function exchange(
  connection: Connection,
  path: string,
  { method, headers, body }: Outgoing,
  { signal, idempotencyKey }: Sending = {},
): Promise<Reply> {
  const credential = await credentialOf(connection)
  const csrf = connection.csrf?.()
  const watch = new Watch(silenceFor(connection, body), signal)
  const init: RequestInit = {
    method,
    signal: watch.signal,
    headers: {
      accept: 'application/json',
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...(credential === undefined ? {} : { authorization: `Bearer ${credential}` }),
      ...(csrf === undefined ? {} : { [csrfHeader]: csrf }),
      ...(connection.language === undefined ? {} : { [languageHeader]: connection.language }),
      ...(idempotencyKey === undefined ? {} : { [idempotencyHeader]: idempotencyKey }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  }
  const response = await (connection.fetch ?? fetch)(connection.base + path, init).catch((error) => {
    watch.end()
    throw watch.failure(error)
  })
  const unknown = unknownFieldsIn(response.headers)
  if (unknown.length > 0) connection.onUnknownFields?.(unknown)
  const reply = new Reply(response, watch)
  if (!isRefusal(response)) return reply
  throw refusalIn(response, await reply.json().catch(() => undefined))
}

/** Assumed minimum upload rate in bytes per millisecond: nothing is received while a body is sent. */
const slowest = 16

const silenceFor = ({ silence }: Connection, body: Outgoing['body']): number | undefined =>
  silence && (typeof body === 'string' ? silence + body.length / slowest : silence)
