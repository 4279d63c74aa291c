import type { Connection, Sending } from './connection.ts'
import { exchange } from './exchange.ts'
import { newKey } from './key.ts'
import type { Reply } from './reply.ts'
import { requestOf } from './request.ts'
import { isReading, isRepeatable, retried } from './retry.ts'
import type { Answer, Declared, Input } from './types.ts'
import { unwrapped } from './unwrap.ts'

export type { Connection, Sending }

/**
 * Calls one operation. Throws a refusal as Problem and a missing answer as Unreachable. With retries, reads
 * are repeated, and commands are repeated under an idempotency key.
 */
export async function call<D extends Declared>(
  connection: Connection,
  declaration: D,
  input: Input<D>,
  sending: Sending = {},
): Promise<Answer<D>> {
  return retriedSend(connection, declaration, input, sending, async (reply) =>
    unwrapped(declaration, await reply.json(), reply.headers),
  ) as Promise<Answer<D>>
}

/** `call` for answers that are files. */
export async function callForFile<D extends Declared>(
  connection: Connection,
  declaration: D,
  input: Input<D> & { formato: string },
  sending: Sending = {},
): Promise<Blob> {
  return retriedSend(connection, declaration, input, sending, (reply) => reply.blob())
}

function retriedSend<T>(
  connection: Connection,
  declaration: Declared,
  input: object,
  { signal, idempotencyKey }: Sending,
  read: (reply: Reply) => Promise<T>,
): Promise<T> {
  const repeatable = isRepeatable(declaration)
  const key = idempotencyKey ?? (repeatable && connection.retries ? newKey() : undefined)
  const safe = isReading(declaration) || (repeatable && key !== undefined)
  const { path, method, body } = requestOf(declaration, input, connection)
  const once = async () =>
    read(await exchange(connection, path, { method, body }, { signal, idempotencyKey: key }))
  return retried(connection, safe, once, signal)
}

/** Path for uploads, which a command then attaches to a record. */
const contents = '/gestao/conteudos'

/** Identifier of an upload. */
export interface SentContent {
  conteudo: string
}

/** Uploads a file. A command then attaches it to a record. */
export async function sendFile(connection: Connection, file: File): Promise<SentContent> {
  const headers = {
    'content-type': 'application/octet-stream',
    'x-nome-arquivo': encodeURIComponent(file.name),
  }
  const reply = await exchange(connection, contents, { method: 'POST', headers, body: file })
  return (await reply.json()) as SentContent
}
