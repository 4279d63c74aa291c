import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  type KeyObject,
  randomFillSync,
} from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Secrets } from '../config/secrets.ts'

const ivLength = 12
const tagLength = 16
const cipher = 'aes-256-gcm'
/** Bytes sealed in one step, so that a large content is not copied as a whole. */
const piece = 2 ** 20

/**
 * A sealed value that cannot be opened: its key is missing, or it is damaged or sealed with another key of
 * that number.
 */
export class UnreadableSeal extends Error {
  override readonly name = 'UnreadableSeal'
  readonly key: number
  readonly missing: boolean

  constructor(key: number, missing: boolean) {
    super(
      missing
        ? `a chave de cifra ${key}, que selou o conteúdo, não foi informada a este servidor`
        : `o conteúdo não abre com a chave de cifra ${key} deste servidor`,
    )
    this.key = key
    this.missing = missing
  }

  get code(): string {
    return `${this.missing ? 'sem-chave' : 'selo'}:${this.key}`
  }
}

/** The unreadable seal behind an error, which the file store may have wrapped. */
export function unreadableSeal(error: unknown): UnreadableSeal | undefined {
  if (error instanceof UnreadableSeal) return error
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof UnreadableSeal ? cause : undefined
}

/** Seals values for storage: key number, nonce, tag, ciphertext. */
export class Sealer {
  readonly #keys = new Map<number, KeyObject>()
  readonly #current: { id: number; key: KeyObject }
  readonly #digestKey: string
  readonly #nonces = Buffer.allocUnsafe(ivLength * 512)
  #nextNonce = Number.POSITIVE_INFINITY

  constructor(secrets: Pick<Secrets, 'keys' | 'digestKey'>) {
    for (const { id, key } of secrets.keys) this.#keys.set(id, createSecretKey(key))
    const [newest] = secrets.keys
    if (!newest) throw new Error('no encryption key')
    this.#current = { id: newest.id, key: this.#keys.get(newest.id)! }
    this.#digestKey = secrets.digestKey.toString('base64')
  }

  seal(plain: string | Uint8Array): Buffer {
    const steps = this.#sealing(typeof plain === 'string' ? Buffer.from(plain) : plain)
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
    }
  }

  /** `seal` for large contents: yields to the event loop between pieces. */
  async sealByPieces(bytes: Uint8Array): Promise<Buffer> {
    const steps = this.#sealing(bytes)
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
      await breathe()
    }
  }

  /** Yields after each piece but the last. */
  *#sealing(bytes: Uint8Array): Generator<void, Buffer> {
    const out = Buffer.allocUnsafe(1 + ivLength + tagLength + bytes.length)
    out[0] = this.#current.id
    this.#nonce().copy(out, 1)
    const sealing = createCipheriv(cipher, this.#current.key, out.subarray(1, 1 + ivLength), {
      authTagLength: tagLength,
    })
    for (let at = 0; at < bytes.length; at += piece) {
      if (at > 0) yield
      sealing.update(bytes.subarray(at, at + piece)).copy(out, 1 + ivLength + tagLength + at)
    }
    sealing.final()
    sealing.getAuthTag().copy(out, 1 + ivLength)
    return out
  }

  /** `seal` in hexadecimal, for the many short values of a batch. */
  sealHex(plain: string): string {
    return this.seal(plain).toString('hex')
  }

  /** Whether a hexadecimal value was sealed with the newest key. */
  isCurrent(hex: string): boolean {
    return Number.parseInt(hex.slice(0, 2), 16) === this.#current.id
  }

  /**
   * Opens a value with the key of its number, else tries all others: before keys were verified at every
   * start, a process could seal with its own key under a number in use. That key can be configured under
   * another number.
   */
  open(sealed: Uint8Array): Buffer {
    const id = sealed[0] ?? 0
    const own = this.#keys.get(id)
    if (sealed.length >= 1 + ivLength + tagLength) {
      const plain = own && unsealed(sealed, own)
      if (plain) return plain
      for (const other of this.#keys.values()) {
        const plain = other === own ? undefined : unsealed(sealed, other)
        if (plain) return plain
      }
    }
    throw new UnreadableSeal(id, own === undefined)
  }

  /** `open` that returns the failure instead of throwing it. */
  tryOpen(sealed: Uint8Array): Buffer | UnreadableSeal {
    try {
      return this.open(sealed)
    } catch (error) {
      if (error instanceof UnreadableSeal) return error
      throw error
    }
  }

  canOpen(sealed: Uint8Array): boolean {
    return !(this.tryOpen(sealed) instanceof UnreadableSeal)
  }

  /** Number of the key that seals new values. */
  get current(): number {
    return this.#current.id
  }

  /** Seals the same value with the newest key. */
  reseal(sealed: Uint8Array): Buffer {
    return this.seal(this.open(sealed))
  }

  /** A keyed digest in hexadecimal, which cannot be computed without the key. */
  digest(text: string): string {
    return hash('sha256', this.#digestKey + text, 'hex').slice(0, 32)
  }

  digestBytes(pieces: readonly Uint8Array[]): string {
    const digest = createHmac('sha256', this.#digestKey)
    for (const piece of pieces) digest.update(piece)
    return digest.digest('hex').slice(0, 32)
  }

  #nonce(): Buffer {
    if (this.#nextNonce >= this.#nonces.length) {
      randomFillSync(this.#nonces)
      this.#nextNonce = 0
    }
    const at = this.#nextNonce
    this.#nextNonce += ivLength
    return this.#nonces.subarray(at, at + ivLength)
  }
}

/** Decrypts with a key; undefined when the tag does not match. */
function unsealed(sealed: Uint8Array, key: KeyObject): Buffer | undefined {
  const opening = createDecipheriv(cipher, key, sealed.subarray(1, 1 + ivLength), {
    authTagLength: tagLength,
  })
  opening.setAuthTag(sealed.subarray(1 + ivLength, 1 + ivLength + tagLength))
  const plain = opening.update(sealed.subarray(1 + ivLength + tagLength))
  try {
    opening.final()
    return plain
  } catch {
    return undefined
  }
}
