import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { CustomFetch } from 'openid-client'
import type { Resolve } from './names.ts'

/** More than any provider says of itself, its keys and its users. */
const longest = 1_048_576

/**
 * How providers are asked: as `fetch` asks, but with names found by our own resolver, answers of bounded length and no
 * redirects.
 */
export function fetchFor(resolve: Resolve, client: number): CustomFetch {
  const lookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname, client).then(
      (found) => (options.all ? callback(null, found) : callback(null, found[0]!.address, found[0]!.family)),
      (error) => callback(error, []),
    )
  }
  return async (url, { method, headers, body, signal }) => {
    try {
      const answer = await ask(url, { method, headers, lookup, ...(signal && { signal }) }, textOf(body))
      return await read(answer)
    } catch (error) {
      signal?.throwIfAborted()
      throw new TypeError('fetch failed', { cause: error })
    }
  }
}

function ask(url: string, options: https.RequestOptions, body: string): Promise<http.IncomingMessage> {
  const { request, Agent } = url.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) }
    const headers = { ...(options.headers as Record<string, string>), ...length }
    request(url, { ...options, headers, agent: new Agent({ keepAlive: false }) }, resolve)
      .on('error', reject)
      .end(body)
  })
}

async function read(answer: http.IncomingMessage): Promise<Response> {
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

/** Forms and texts are all that is ever sent. */
function textOf(body: unknown): string {
  if (body === undefined || body === null) return ''
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body)
  throw new TypeError('unexpected body')
}
