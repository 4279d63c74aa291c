import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  type KeyObject,
  randomFillSync,
} from 'node:crypto'
import type { Secrets } from '../config/secrets.ts'

const ivLength = 12
const tagLength = 16
const cipher = 'aes-256-gcm'
/** What is sealed at once: of a large content there is no second copy. */
const piece = 2 ** 20

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
    const bytes = typeof plain === 'string' ? Buffer.from(plain) : plain
    const out = Buffer.allocUnsafe(1 + ivLength + tagLength + bytes.length)
    out[0] = this.#current.id
    this.#nonce().copy(out, 1)
    const sealing = createCipheriv(cipher, this.#current.key, out.subarray(1, 1 + ivLength), {
      authTagLength: tagLength,
    })
    for (let at = 0; at < bytes.length; at += piece) {
      sealing.update(bytes.subarray(at, at + piece)).copy(out, 1 + ivLength + tagLength + at)
    }
    sealing.final()
    sealing.getAuthTag().copy(out, 1 + ivLength)
    return out
  }

  /** The same as `seal`, in hexadecimal: the short values of a batch, by the hundred thousand. */
  sealHex(plain: string): string {
    return this.seal(plain).toString('hex')
  }

  /** Whether a value, in hexadecimal, was sealed with the newest key. */
  isCurrent(hex: string): boolean {
    return Number.parseInt(hex.slice(0, 2), 16) === this.#current.id
  }

  open(sealed: Uint8Array): Buffer {
    const key = this.#keys.get(sealed[0] ?? 0)
    if (!key) throw new Error(`The key ${sealed[0]} that sealed a value is not configured`)
    const opening = createDecipheriv(cipher, key, sealed.subarray(1, 1 + ivLength), {
      authTagLength: tagLength,
    })
    opening.setAuthTag(sealed.subarray(1 + ivLength, 1 + ivLength + tagLength))
    const plain = opening.update(sealed.subarray(1 + ivLength + tagLength))
    opening.final()
    return plain
  }

  /** The number of the key that seals now. */
  get current(): number {
    return this.#current.id
  }

  /** The same value, sealed with the key of now. */
  reseal(sealed: Uint8Array): Buffer {
    return this.seal(this.open(sealed))
  }

  /** A digest, in hexadecimal, that only holders of the key can compute: nothing can be guessed from it. */
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
