import { request } from 'node:http'

/** Milliseconds for the whole answer: containers ask often and give up soon. */
export const longestAnswer = 3_000
const mostBytes = 64 * 1024

/** Answer of a serving process about itself. */
export interface OwnAnswer {
  status: number
  body: { status: string; reasons?: readonly string[] }
}

/** Another program answered. */
export class ForeignAnswer extends Error {}

/** Asks the process at an address of this machine; rejects when no Vínculo answers in time. */
export function askOwn(address: string, path: '/healthz' | '/readyz'): Promise<OwnAnswer> {
  const signal = AbortSignal.timeout(longestAnswer)
  return new Promise((resolve, reject) => {
    const asking = request(`${address}${path}`, { agent: false, signal }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
        if (text.length > mostBytes) response.destroy(new ForeignAnswer())
      })
      response.on('error', reject)
      response.on('end', () => {
        const body = statusIn(text)
        if (body) resolve({ status: response.statusCode ?? 0, body })
        else reject(new ForeignAnswer())
      })
    })
    asking.on('error', reject)
    asking.end()
  })
}

function statusIn(text: string): OwnAnswer['body'] | undefined {
  try {
    const body = JSON.parse(text)
    const reasons = body.reasons ?? []
    return typeof body.status === 'string' && Array.isArray(reasons) ? body : undefined
  } catch {
    return undefined
  }
}
