import type { Attempt } from '../domain/webhook/record.ts'
import type { Outbound } from '../net/outbound.ts'
import { readRetryAfter } from '../net/retry-after.ts'
import { withoutCpf } from '../values/mask.ts'
import { diagnose } from './diagnose.ts'
import { signedHeaders } from './sign.ts'

/** A message to a target, signed with every valid secret. */
export interface Message {
  client: number
  url: string
  /** Undefined when they cannot be decrypted; the message is then not sent. */
  secrets: readonly string[] | undefined
  id: string
  body: string
}

const sender = { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'Vinculo-Webhooks/1' }

/** Makes one delivery attempt and returns its result. */
export async function deliver(
  outbound: Outbound,
  { client, url, secrets, id, body }: Message,
  signal?: AbortSignal,
): Promise<Attempt> {
  const startedAt = new Date().toISOString()
  if (!secrets) {
    const nothing = { ms: 0, status: undefined, detail: '', response: '', retryAfter: undefined }
    return { startedAt, diagnosis: 'SEGREDO_ILEGIVEL', ...nothing }
  }
  const headers = { ...signedHeaders(secrets, id, body), ...sender }
  const reply = await outbound.post(url, headers, body, client, signal)
  return {
    startedAt,
    ms: reply.ms,
    status: reply.status,
    diagnosis: diagnose(reply),
    detail: reply.trouble?.detail ?? '',
    response: printable(reply.response),
    retryAfter: readRetryAfter(reply.retryAfter),
  }
}

/** Removes control characters and CPFs from another system's text before it is stored. */
const printable = (text: string) =>
  withoutCpf(text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ').toWellFormed())
