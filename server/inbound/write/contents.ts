import type pg from 'pg'
import { claimObjects } from '../../store/files/claim.ts'
import type { FileStore } from '../../store/files/file-store.ts'
import { txOn } from '../../store/tx-on.ts'
import type { Content } from './writing.ts'

const atOnce = 4
/** A slower store is reported, because this thread cannot serve other clients meanwhile. */
const longPause = 1_000

/** Stores file contents before the rows that name them are committed. */
export class ContentKeeper {
  readonly #files: FileStore
  readonly #onLongPause: () => void

  constructor(files: FileStore, onLongPause: () => void) {
    this.#files = files
    this.#onLongPause = onLongPause
  }

  /** Runs in the transaction that writes the rows. After a rollback, unreferenced objects remain. */
  async keep(client: pg.ClientBase, clienteId: number, contents: readonly Content[]): Promise<void> {
    if (contents.length === 0) return
    const names = contents.map(({ sha256 }) => this.#files.nameOf(clienteId, sha256))
    await claimObjects(txOn(client), names)
    const alarm = setTimeout(this.#onLongPause, longPause)
    const left = [...contents]
    const putNext = async (): Promise<void> => {
      const next = left.pop()
      if (!next) return
      try {
        await this.#files.put(clienteId, next.bytes)
      } catch (error) {
        // Stops the other uploads.
        left.length = 0
        throw error
      }
      return putNext()
    }
    try {
      await Promise.all(Array.from({ length: atOnce }, putNext))
    } finally {
      clearTimeout(alarm)
    }
  }
}
