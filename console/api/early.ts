import type { PartyKind, Right } from '../../catalogue/doors.ts'
import { idempotencyHeader, languageHeader } from '../../catalogue/wire/headers.ts'
import { type Entrant, isOpenTo } from '../derive/doors.ts'
import { language } from '../text/language.ts'

/** One request, and to whom the operation is open. */
export interface Ask {
  path: string
  /** Without one, the record's number is told. */
  body?: string
  rights: readonly Right[]
  parties: readonly PartyKind[]
  unlimited: boolean
}

export interface FirstAsks {
  session: string
  csrfHeader: string
  /** By the address of a page: of each group, the first that is open is asked. */
  lists: Record<string, readonly (readonly Ask[])[]>
  /** By the address of a noun: what a record's page asks. */
  records: Record<string, Ask>
}

/** Milliseconds after which an answer that nobody took is too old for anybody. */
const keptFor = 10_000

const keyOf = (url: string, { method = 'GET', body }: RequestInit) => `${method} ${url} ${body ?? ''}`

/** Answers to what a page is going to ask, asked before the page is there. Each is for whoever asks the same first. */
export class EarlyAnswers {
  readonly #answers = new Map<string, Promise<Response>>()
  /** What the page asked by itself before it was asked here; nothing, once there is nothing left to ask. */
  #asked: Set<string> | undefined = new Set()

  /** Asks who is signed in, and then what the page at an address asks of the platform first. */
  async ask(prefix: string, path: string, asks: FirstAsks): Promise<void> {
    setTimeout(this.forget, keptFor)
    await this.#ask(prefix, path, asks).finally(() => {
      this.#asked = undefined
    })
  }

  async #ask(prefix: string, path: string, asks: FirstAsks): Promise<void> {
    const known = await this.#keep(prefix + asks.session, {
      headers: { accept: 'application/json', [languageHeader]: language },
    })
    if (!known.ok) return
    const session = (await known.clone().json()) as Entrant & { csrf?: string; falta?: string | null }
    if (session.falta || !session.csrf) return
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      [languageHeader]: language,
      [asks.csrfHeader]: session.csrf,
    }
    for (const group of askedAt(path, asks)) {
      const ask = group.find(({ rights, parties, unlimited }) =>
        isOpenTo(session, rights, parties, unlimited),
      )
      const init = { method: 'POST', headers, body: ask?.body ?? '' }
      if (ask && !this.#asked?.has(keyOf(prefix + ask.path, init))) void this.#keep(prefix + ask.path, init)
    }
  }

  #keep(url: string, init: RequestInit): Promise<Response> {
    const answer = fetch(url, init)
    answer.catch(() => {})
    this.#answers.set(keyOf(url, init), answer)
    return answer
  }

  /** The answer to what was asked already, once; or else the question is asked now. */
  fetch = async (url: string, init: RequestInit): Promise<Response> => {
    if (idempotencyHeader in (init.headers ?? {})) this.forget()
    const key = keyOf(url, init)
    const answer = this.#answers.get(key)
    this.#answers.delete(key)
    this.#asked?.add(key)
    return answer ? answer.catch(() => fetch(url, init)) : fetch(url, init)
  }

  /** What was asked before somebody else came, or before somebody changed something, is nobody's answer. */
  forget = (): void => {
    // A body that nobody reads would keep its connection.
    for (const answer of this.#answers.values())
      void answer.then(({ body }) => body?.cancel()).catch(() => {})
    this.#answers.clear()
  }
}

function askedAt(path: string, { lists, records }: FirstAsks): readonly (readonly Ask[])[] {
  const [, slug = '', id] = /^\/(.*?)(?:\/(\d+))?$/.exec(path) ?? []
  if (id === undefined) return lists[slug] ?? []
  const ask = records[slug]
  return ask ? [[{ ...ask, body: JSON.stringify({ id: Number(id) }) }]] : []
}

/** Those of this page. */
export const early = new EarlyAnswers()
