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
  /** Undefined while loading, null if signed out. */
  session: Session | null | undefined
  /** Session with a correct password that still lacks the second factor. */
  pending?: Session | undefined
  /** The session expired, and a dialog over the page asks the person to sign in again. */
  ended: boolean
}

/** Holds the session. Only this class knows its token. */
export class SessionKeeper {
  readonly connection: Connection
  #standing: Standing = { session: undefined, ended: false }
  readonly #listeners = new Set<() => void>()
  #renewal: PromiseWithResolvers<void> | undefined
  /** Called on sign-out or when another person signs in: all cached data must be dropped. */
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

  /** Resolves when the session is known; null if signed out. */
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

  /** Loads the session and its token. */
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

  async confirm(codigo: string): Promise<void> {
    this.#enter(await call(this.connection, confirmaSessao, { codigo }))
  }

  /** Abandons a sign-in that lacks its second factor. */
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

  /** Ends the session here without asking to sign in again. */
  forget(): void {
    this.#renewal?.reject(new Error('nobody is signed in'))
    this.#renewal = undefined
    this.#set({ session: null, ended: false })
    this.#onChange()
  }

  /** Asks for a new sign-in over the page and resolves after it. All callers share one promise. */
  renewed(): Promise<void> {
    this.#renewal ??= Promise.withResolvers()
    // Emptying a sandbox ends its session; the institution's session still exists.
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
