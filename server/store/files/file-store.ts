import type { StoredObject } from './objects.ts'

/**
 * Contents of files by client and SHA-256; equal contents are stored once per client. A content is sealed and
 * on disk when `put` returns. Callers that refer to one in a row claim it first: see claim.ts.
 */
export interface FileStore {
  put(clienteId: number, bytes: Uint8Array): Promise<{ sha256: string; size: number }>
  get(clienteId: number, sha256: string): Promise<Buffer | undefined>
  has(clienteId: number, sha256: string): Promise<boolean>
  remove(clienteId: number, sha256: string): Promise<void>
  /** Name of the object with a content: a keyed hash, so that the name does not reveal the content. */
  nameOf(clienteId: number, sha256: string): string
  /** All objects of a client, with partial files left by a crash, for garbage collection. */
  list(clienteId: number): AsyncIterable<StoredObject>
  discard(name: string): Promise<void>
  /** Number of the key that sealed an object; undefined when there is none. */
  keyOf(name: string): Promise<number | undefined>
  /** Tests whether an object can be opened; undefined when there is none. */
  examine(name: string): Promise<{ key: number; readable: boolean } | undefined>
  /** Seals an object again with the newest key. False when it cannot be opened. */
  reseal(name: string): Promise<boolean>
}

/**
 * The store cannot be used, or returned other bytes than were put. It is never the fault of a record. Its
 * code differs from those of an unavailable database, so that batches without files continue.
 */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError'
  readonly code: string

  constructor(action: string, reason: string, cause?: unknown) {
    super(`file store: ${action} failed (${reason})`, { cause })
    this.code = `${action}:${reason}`
  }
}
