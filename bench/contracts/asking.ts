import { type Installation, median, rounded } from '../support.ts'

/** Calls management operations with a key. */
export class Asking {
  readonly #place: Installation
  readonly #key: string

  constructor(place: Installation, key: string) {
    this.#place = place
    this.#key = key
  }

  async ask(operation: string, body: object) {
    const answer = await fetch(`${this.#place.base}/gestao/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: this.#key },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${operation}: ${answer.status} ${text.slice(0, 500)}`)
    return JSON.parse(text)
  }

  /** Uploads a content for a command. */
  async send(bytes: Uint8Array, name: string): Promise<string> {
    const answer = await fetch(`${this.#place.base}/gestao/conteudos`, {
      method: 'POST',
      headers: { authorization: this.#key, 'x-nome-arquivo': name },
      body: Buffer.from(bytes),
    })
    if (!answer.ok) throw new Error(`conteudos: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { conteudo: string }).conteudo
  }
}

/** Duration in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

export async function medianOf(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await timed(work))
  return rounded(median(times), 1)
}
