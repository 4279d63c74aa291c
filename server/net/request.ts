import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Address } from './names.ts'

export interface OutgoingRequest {
  method: string
  headers: Readonly<Record<string, string>>
  body: string
  lookup: LookupFunction
  signal?: AbortSignal | undefined
}

/**
 * Sends one request on a connection of its own. Names are asked of nobody but the given look-up, nothing follows
 * redirects, no proxy of the environment is asked, and no connection is used twice.
 */
export function sendRequest(
  url: URL,
  { method, headers, body, lookup, signal }: OutgoingRequest,
): Promise<http.IncomingMessage> {
  const { request, Agent } = url.protocol === 'https:' ? https : http
  const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const options = { method, headers: { ...headers, ...length }, lookup, ...(signal && { signal }) }
    const sending = request(url, { ...options, agent: new Agent({ keepAlive: false }) }, resolve)
    // Whoever wants to speak something else has answered, and is not listened to.
    sending.on('upgrade', (answer, socket) => {
      socket.destroy()
      answer.destroy()
      resolve(answer)
    })
    // Once there is an answer, what becomes of the connection is for its reader to see.
    sending.on('error', reject)
    sending.on('close', () => reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' })))
    sending.end(body)
  })
}

/** A look-up that gives the addresses we found ourselves. */
export const lookupOf =
  (find: (hostname: string) => Promise<readonly Address[]>): LookupFunction =>
  (hostname, options, callback) => {
    find(hostname).then(
      (found) =>
        options.all ? callback(null, [...found]) : callback(null, found[0]!.address, found[0]!.family),
      (error) => callback(error, []),
    )
  }
