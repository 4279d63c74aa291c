/** A text that is known, or told anew each time: a token that ends is replaced by another. */
export type Credential = string | (() => string | Promise<string>)

/** Where the platform is, and how the caller is known there. */
export interface Connection {
  /** The address, or the path prefix of the page's own; without a slash at the end. */
  base: string
  /** A system: its integration token, or its key of the workforce. */
  token?: Credential
  /** A program of the staff: its management key. A page has a session instead, which its browser sends. */
  key?: Credential
  /** The value with which a session proves that a page of ours asks. */
  csrf?: () => string | undefined
  /** How often what failed in passing is tried again, where that is safe. Without it, never. */
  retries?: number
  /** Milliseconds without a sign of life after which an answer is given up. Without it, the network decides. */
  silence?: number
  /** How requests leave, where that is not the usual way: over a proxy, or recorded. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** How pauses are made; tests need not wait. */
  pause?: Pause
}

export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>

export interface Sending {
  signal?: AbortSignal | undefined
  /** The same key and content give the first answer again. */
  idempotencyKey?: string | undefined
}

/** A connection for programs: patient, and not for ever. */
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

/** Waits, unless somebody no longer wants to. */
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
