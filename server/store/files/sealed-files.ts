import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { type Sealer, unreadableSeal } from '../sealing.ts'
import { type FileStore, FileStoreError } from './file-store.ts'
import type { Objects, StoredObject } from './objects.ts'
import type { OlderContents } from './older-contents.ts'

/** Still being written, or left by a crash. */
const isPartial = (name: string) => name.includes('/.')

/** Hashing this many bytes takes a few milliseconds. */
const piece = 2 ** 20

/** SHA-256 in hexadecimal. Yields to the event loop between pieces: 50 MiB take 50 ms and more. */
async function sha256Of(bytes: Uint8Array): Promise<string> {
  const digest = createHash('sha256')
  for (let at = 0; at < bytes.length; at += piece) {
    if (at > 0) await breathe()
    digest.update(bytes.subarray(at, at + piece))
  }
  return digest.digest('hex')
}

/** Files as sealed objects under keyed names: the storage provider can neither read nor recognise them. */
export class SealedFiles implements FileStore {
  readonly #objects: Objects
  readonly #sealer: Sealer
  readonly #older: OlderContents | undefined

  /** `older` reads contents that earlier versions stored in the database. Only readers need it. */
  constructor(objects: Objects, sealer: Sealer, older?: OlderContents) {
    this.#objects = objects
    this.#sealer = sealer
    this.#older = older
  }

  async put(clienteId: number, bytes: Uint8Array): Promise<{ sha256: string; size: number }> {
    const sha256 = await sha256Of(bytes)
    await this.#objects.put(this.nameOf(clienteId, sha256), await this.#sealer.sealByPieces(bytes))
    return { sha256, size: bytes.length }
  }

  async get(clienteId: number, sha256: string): Promise<Buffer | undefined> {
    const found = await this.#read(clienteId, sha256)
    if (found || !this.#older) return found
    // It may have been moved between the two lookups.
    return (await this.#older.get(clienteId, sha256)) ?? this.#read(clienteId, sha256)
  }

  async has(clienteId: number, sha256: string): Promise<boolean> {
    const name = this.nameOf(clienteId, sha256)
    if (await this.#objects.has(name)) return true
    if (!this.#older) return false
    return (await this.#older.has(clienteId, sha256)) || this.#objects.has(name)
  }

  async remove(clienteId: number, sha256: string): Promise<void> {
    await this.#older?.remove(clienteId, sha256)
    await this.#objects.remove(this.nameOf(clienteId, sha256))
  }

  nameOf(clienteId: number, sha256: string): string {
    const digest = this.#sealer.digest(`arquivo ${clienteId} ${sha256}`)
    return `${this.#folderOf(clienteId)}/${digest.slice(0, 2)}/${digest.slice(2, 4)}/${digest.slice(4)}`
  }

  list(clienteId: number): AsyncIterable<StoredObject> {
    return this.#objects.list(this.#folderOf(clienteId))
  }

  discard(name: string): Promise<void> {
    return this.#objects.remove(name)
  }

  async keyOf(name: string): Promise<number | undefined> {
    return isPartial(name) ? undefined : this.#objects.peek(name)
  }

  async examine(name: string): Promise<{ key: number; readable: boolean } | undefined> {
    const sealed = isPartial(name) ? undefined : await this.#objects.get(name)
    if (!sealed) return undefined
    return { key: sealed[0] ?? 0, readable: this.#sealer.canOpen(sealed) }
  }

  async reseal(name: string): Promise<boolean> {
    const sealed = await this.#objects.get(name)
    if (!sealed) return true
    let bytes: Buffer
    try {
      bytes = this.#sealer.reseal(sealed)
    } catch (error) {
      if (!unreadableSeal(error)) throw error
      return false
    }
    // A concurrent writer of the same name brings the same content, because the name is its hash.
    await this.#objects.replace(name, bytes)
    return true
  }

  /** Keyed, so that installations that share a bucket by mistake do not mix up their objects. */
  #folderOf(clienteId: number): string {
    return this.#sealer.digest(`arquivos ${clienteId}`).slice(0, 16)
  }

  async #read(clienteId: number, sha256: string): Promise<Buffer | undefined> {
    const sealed = await this.#objects.get(this.nameOf(clienteId, sha256))
    if (!sealed) return undefined
    const bytes = this.#open(sealed)
    if ((await sha256Of(bytes)) !== sha256) throw new FileStoreError('get', 'sha256')
    return bytes
  }

  #open(sealed: Buffer): Buffer {
    try {
      return this.#sealer.open(sealed)
    } catch (error) {
      throw new FileStoreError('get', 'selo', error)
    }
  }
}
