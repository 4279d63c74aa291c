import { confirmaSessao } from '../../catalogue/session/confirma-sessao.ts'
import { encerraSessao } from '../../catalogue/session/encerra-sessao.ts'
import { entraSessao } from '../../catalogue/session/entra-sessao.ts'
import { retornaSessao } from '../../catalogue/session/retorna-sessao.ts'
import { type Connection, call } from '../../client/call.ts'
import { Problem } from '../../client/problem.ts'
import type { Answer, Input } from '../../client/types.ts'
import { language } from '../text/language.ts'
import { early } from './early.ts'

export type Session = Answer<typeof retornaSessao>

export interface Standing {
  /** Nobody yet: undefined while it is not known, null where nobody signed in. */
  session: Session | null | undefined
  /** Somebody whose password was right and whose second factor is still missing. */
  pending?: Session | undefined
  /** The session ended under somebody's hands: they are asked who they are, over the page. */
  ended: boolean
}

/** Who uses this page. The one place that knows the session's token. */
export class SessionKeeper {
  readonly connection: Connection
  #standing: Standing = { session: undefined, ended: false }
  readonly #listeners = new Set<() => void>()
  #renewal: PromiseWithResolvers<void> | undefined
  /** Somebody else came, or the same person left: nothing of before may be seen. */
  readonly #onChange: () => void

  constructor(base: string, onChange: () => void) {
    const csrf = () => (this.#standing.pending ?? this.#standing.session)?.csrf
    this.connection = { base, csrf, language, fetch: early.fetch }
    this.#onChange = onChange
  }

  get = (): Standing => this.#standing

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Who is signed in, as soon as that is known; null, if nobody is. */
  async known(): Promise<Session | null> {
    while (this.#standing.session === undefined) {
      await new Promise<void>((told) => {
        const forget = this.subscribe(() => {
          forget()
          told()
        })
      })
    }
    return this.#standing.session
  }

  /** Learns who is signed in, and the token of their session. */
  async load(): Promise<void> {
    try {
      this.#enter(await call(this.connection, retornaSessao, {}))
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'SESSAO_INVALIDA') throw error
      this.#set({ session: null, ended: false })
    }
  }

  async signIn(input: Input<typeof entraSessao>): Promise<void> {
    this.#enter(await call(this.connection, entraSessao, input))
  }

  /** Completes a sign-in with the second factor. */
  async confirm(codigo: string): Promise<void> {
    this.#enter(await call(this.connection, confirmaSessao, { codigo }))
  }

  /** Gives up a sign-in that lacks its second factor: whoever comes begins again. */
  async stepBack(): Promise<void> {
    await this.#end()
    this.#set({ ...this.#standing, pending: undefined })
  }

  async signOut(): Promise<void> {
    await this.#end()
    this.forget()
  }

  async #end(): Promise<void> {
    await call(this.connection, encerraSessao, {}).catch((error) => {
      if (!(error instanceof Problem)) throw error
    })
  }

  /** Asks nobody again: whoever was here is gone. */
  forget(): void {
    this.#renewal?.reject(new Error('nobody is signed in'))
    this.#renewal = undefined
    this.#set({ session: null, ended: false })
    this.#onChange()
  }

  /** Asks for a new sign-in over the page, and goes on when there is one. Many may wait for the same. */
  renewed(): Promise<void> {
    this.#renewal ??= Promise.withResolvers()
    // A sandbox that was emptied took its session along; that of the institution waits.
    if (this.#standing.session?.ensaio) void this.load().then(() => this.#standing.session ?? this.forget())
    else this.#set({ ...this.#standing, ended: true })
    return this.#renewal.promise
  }

  #enter(session: Session): void {
    const before = this.#standing.session
    if (session.falta) {
      this.#set({ ...this.#standing, session: before ?? null, pending: session })
      return
    }
    this.#set({ session, ended: false })
    const same = samePerson(before, session)
    if (before && !same) this.#onChange()
    if (same) this.#renewal?.resolve()
    else this.#renewal?.reject(new Error('somebody else signed in'))
    this.#renewal = undefined
  }

  #set(standing: Standing): void {
    this.#standing = standing
    for (const listener of this.#listeners) listener()
  }
}

const nameOf = (session: Session) => [
  session.cliente?.codigo,
  session.pessoa?.tipo,
  session.pessoa?.identificador,
]

const samePerson = (one: Session | null | undefined, other: Session) =>
  one !== null && one !== undefined && String(nameOf(one)) === String(nameOf(other))
