import type { Language } from '../catalogue/phrase.ts'
import type { UnknownField } from './unknown-fields.ts'

/** A credential, or a function that returns the current one, for tokens that expire. */
export type Credential = string | (() => string | Promise<string>)

/** Address of the platform and credential of the caller. */
export interface Connection {
  /** Absolute address, or the path prefix within a page; without a trailing slash. */
  base: string
  /** Integration token or workforce key of a system. */
  token?: Credential
  /** Management key of a program. A page uses its browser's session instead. */
  key?: Credential
  /** CSRF token of a session. */
  csrf?: () => string | undefined
  /** Language of refusals, findings and reasons. Default: Portuguese. */
  language?: Language
  /** Retries of temporary failures, where repeating is safe. Default: none. */
  retries?: number
  /** Milliseconds without any bytes after which a request is aborted. Default: none. */
  silence?: number
  /** Replaces the global `fetch`, for example to use a proxy. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** Replaces the pause between retries in tests. */
  pause?: Pause
  /** Told before a request is repeated. */
  onRetry?: (retry: Retry) => void
  /** Told of fields in a request that the operation does not have, and that were ignored. */
  onUnknownFields?: (fields: readonly UnknownField[]) => void
}

/** A temporary failure of a request that will be repeated. */
export interface Retry {
  error: unknown
  /** Number of the next attempt; the first one was 1. */
  attempt: number
  /** Number of attempts after which the failure is thrown. */
  of: number
  /** Milliseconds until the next attempt. */
  wait: number
}

export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>

export interface Sending {
  signal?: AbortSignal | undefined
  /** The same key and content return the first answer again. */
  idempotencyKey?: string | undefined
}

/** A connection for programs, with retries and a timeout. */
export const connect = (base: string, caller: Omit<Connection, 'base'>): Connection => ({
  retries: 5,
  silence: 120_000,
  ...caller,
  base: base.replace(/\/+$/, ''),
})

export const credentialOf = async ({ token, key }: Connection): Promise<string | undefined> => {
  const given = token ?? key
  return typeof given === 'function' ? given() : given
}

/** Waits, unless the signal aborts. */
export const pause: Pause = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const give = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', give)
      resolve()
    }, milliseconds)
    if (signal?.aborted) give()
    else signal?.addEventListener('abort', give, { once: true })
  })
