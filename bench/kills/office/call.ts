import { setTimeout as sleep } from 'node:timers/promises'

export type Json = Record<string, unknown>

export interface Answered {
  status: number
  headers: Headers
  body: Json
}

/** Connection and credentials of the office. */
export interface Desk {
  base: () => string
  token: string
  key: string
}

const pause = 40
const patience = 30_000
const longestSilence = 300_000

/** An answer that no kill explains. */
export class Unexpected extends Error {}

/** Repeats a request until it is answered, because the server may be down. */
export async function insist<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (const giveUp = performance.now() + longestSilence; performance.now() < giveUp; ) {
    try {
      const answer = await ask()
      if (answer !== undefined) return answer
    } catch (error) {
      if (error instanceof Unexpected) throw error
    }
    await sleep(pause)
  }
  throw new Error(`no answer for ${longestSilence / 1000} s`)
}

/** Retry: the record is locked or the database is down. */
const later = (status: number, body: Json) =>
  status === 503 || (body.error as Json | undefined)?.codigo === 'REGISTRO_OCUPADO'

/** Posts until it is answered. Undefined: no answer, the result is unknown. */
export const post = (base: () => string, path: string, body: Json, headers: Record<string, string> = {}) =>
  insist(async (): Promise<Answered | undefined> => {
    const response = await fetch(base() + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    const answer = (await response.json()) as Json
    if (later(response.status, answer)) return undefined
    if (response.status !== 200)
      throw new Unexpected(`${path}: ${response.status} ${JSON.stringify(answer).slice(0, 300)}`)
    return { status: response.status, headers: response.headers, body: answer }
  })
