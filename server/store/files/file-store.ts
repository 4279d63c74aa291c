import type { StoredObject } from './objects.ts'

/**
 * Contents of files, by client and SHA-256; the same content is kept once per client. A content is on the disk,
 * sealed, when `put` returns. Who names one in a row claims it first: see claim.ts.
 */
export interface FileStore {
  put(clienteId: number, bytes: Uint8Array): Promise<{ sha256: string; size: number }>
  get(clienteId: number, sha256: string): Promise<Buffer | undefined>
  has(clienteId: number, sha256: string): Promise<boolean>
  remove(clienteId: number, sha256: string): Promise<void>
  /** The name of the object that holds a content: only who has the key can tell the one from the other. */
  nameOf(clienteId: number, sha256: string): string
  /** Every object of a client, and what a crash left behind, for finding those that nobody needs. */
  list(clienteId: number): AsyncIterable<StoredObject>
  discard(name: string): Promise<void>
  /** The number of the key that sealed an object; nothing where there is none. */
  keyOf(name: string): Promise<number | undefined>
  /** Opens an object, to know whether that works; nothing where there is none. */
  examine(name: string): Promise<{ key: number; readable: boolean } | undefined>
  /** Seals an object with the key of now, in its place. False when it does not open. */
  reseal(name: string): Promise<boolean>
}

/**
 * The store cannot be used, or gives back something else than was put there. It is never a record's fault. The
 * code stays apart from those of a database that is away: batches without files go on.
 */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError'
  readonly code: string

  constructor(action: string, reason: string, cause?: unknown) {
    super(`file store: ${action} failed (${reason})`, { cause })
    this.code = `${action}:${reason}`
  }
}
