import type { PartyKind, Right } from '../../catalogue/doors.ts'
import { idempotencyHeader, languageHeader } from '../../catalogue/wire/headers.ts'
import { type Entrant, isOpenTo } from '../derive/doors.ts'
import { isNumbered, named } from '../derive/record-path.ts'
import { language } from '../text/language.ts'

/** A request, and the rights and parties that may make it. */
export interface Ask {
  path: string
  /** If absent, the body is the id of the record. */
  body?: string
  rights: readonly Right[]
  parties: readonly PartyKind[]
  unlimited: boolean
}

export interface FirstAsks {
  session: string
  csrfHeader: string
  /** Requests by address of a page. Of each group, the first that is open to the person is sent. */
  lists: Record<string, readonly (readonly Ask[])[]>
  /** Requests of a record's page by address of its noun. */
  records: Record<string, Ask>
}

/** Milliseconds after which an unused answer is stale. */
const keptFor = 10_000

const keyOf = (url: string, { method = 'GET', body }: RequestInit) => `${method} ${url} ${body ?? ''}`

/** Answers to a page's first requests, sent before its code is loaded. Each is used once. */
export class EarlyAnswers {
  readonly #answers = new Map<string, Promise<Response>>()
  /** Requests the page sent itself in the meantime; undefined once all early requests are sent. */
  #asked: Set<string> | undefined = new Set()

  /** Requests the session, and then the first data of the page at an address. */
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

  /** Returns an early answer once; otherwise sends the request. */
  fetch = async (url: string, init: RequestInit): Promise<Response> => {
    if (idempotencyHeader in (init.headers ?? {})) this.forget()
    const key = keyOf(url, init)
    const answer = this.#answers.get(key)
    this.#answers.delete(key)
    this.#asked?.add(key)
    return answer ? answer.catch(() => fetch(url, init)) : fetch(url, init)
  }

  /** Drops all answers: after a change of data or of the person they are no longer valid. */
  forget = (): void => {
    // An unread body would hold its connection.
    for (const answer of this.#answers.values())
      void answer.then(({ body }) => body?.cancel()).catch(() => {})
    this.#answers.clear()
  }
}

function askedAt(path: string, { lists, records }: FirstAsks): readonly (readonly Ask[])[] {
  const [, slug = '', byId, last] = /^\/(.*?)(?:\/(id\/)?(\d[\d-]*))?$/.exec(path) ?? []
  if (last === undefined) return lists[slug] ?? []
  const ask = records[slug]
  const isNumber = isNumbered(slug) && byId === undefined
  if (!ask || (byId !== undefined && !isNumbered(slug)) || (!isNumber && last.includes('-'))) return []
  const input = named(isNumber ? { numero: last } : { id: last })
  return input ? [[{ ...ask, body: JSON.stringify(input) }]] : []
}

export const early = new EarlyAnswers()
