import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Resolve } from './names.ts'
import { lookupOf, sendRequest } from './request.ts'

/** Largest answer in bytes; providers' metadata and keys are smaller. */
const longest = 1_048_576

export type Fetch = (
  url: string,
  options: { method: string; headers: Record<string, string>; body?: unknown; signal?: AbortSignal },
) => Promise<Response>

/**
 * `fetch` for addresses that the operator chose: with our own resolver, bounded answers and no redirects.
 * Addresses that clients chose go through `Outbound`.
 */
export function fetchFor(resolve: Resolve, client: number): Fetch {
  const lookup = lookupOf((hostname) => resolve(hostname, client))
  return async (url, { method, headers, body, signal }) => {
    try {
      const sent = { method, headers, body: textOf(body), lookup, signal }
      return await read(await sendRequest(new URL(url), sent))
    } catch (error) {
      signal?.throwIfAborted()
      throw new TypeError('fetch failed', { cause: error })
    }
  }
}

async function read(answer: IncomingMessage): Promise<Response> {
  let length = 0
  answer.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length > longest) answer.destroy(new Error('too long'))
  })
  const bytes = await buffer(answer)
  const { statusCode: status = 500, headers } = answer
  const told = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Response(bytes.length === 0 ? null : new Uint8Array(bytes), { status, headers: told })
}

/** Only forms and texts are ever sent. */
function textOf(body: unknown): string {
  if (body === undefined || body === null) return ''
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body)
  throw new TypeError('unexpected body')
}
