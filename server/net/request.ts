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
 * Sends one request on a connection of its own: with the given lookup, without redirects and without a proxy
 * from the environment.
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
    // An upgrade counts as an answer; the connection is closed.
    sending.on('upgrade', (answer, socket) => {
      socket.destroy()
      answer.destroy()
      resolve(answer)
    })
    // After `resolve`, errors of the connection reach the reader of the answer.
    sending.on('error', reject)
    sending.on('close', () => reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' })))
    sending.end(body)
  })
}

/** A lookup function that returns addresses we resolved ourselves. */
export const lookupOf =
  (find: (hostname: string) => Promise<readonly Address[]>): LookupFunction =>
  (hostname, options, callback) => {
    find(hostname).then(
      (found) =>
        options.all ? callback(null, [...found]) : callback(null, found[0]!.address, found[0]!.family),
      (error) => callback(error, []),
    )
  }
