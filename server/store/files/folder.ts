import { mkdir, open, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { flushPath, putDurably } from '../../durable-file.ts'
import { FileStoreError } from './file-store.ts'
import type { Objects, StoredObject } from './objects.ts'

const mostRemembered = 10_000
const object = /^[0-9a-f]{28}$/
const partial = /^\.[0-9a-f]{16}\.parcial$/

/** Objects as files, two levels of folders deep. Several processes may share the folder. */
export class FolderObjects implements Objects {
  readonly #root: string
  /** Folders that were flushed to disk. */
  readonly #entered = new Set<string>()

  constructor(root: string) {
    this.#root = root
  }

  put(name: string, bytes: Uint8Array): Promise<void> {
    return told('put', async () => {
      const path = join(this.#root, name)
      const folder = dirname(path)
      await this.#enter(folder)
      if (!(await isRefreshed(path, bytes.length))) {
        await putDurably(path, bytes).catch(async (error) => {
          if (!isAbsence(error)) throw error
          // The folder was removed meanwhile.
          this.#entered.clear()
          await this.#enter(folder)
          await putDurably(path, bytes)
        })
        return
      }
      // Another process may have created the file without flushing the folder yet.
      await flushPath(folder)
    })
  }

  replace(name: string, bytes: Uint8Array): Promise<void> {
    return told('put', () => putDurably(join(this.#root, name), bytes))
  }

  peek(name: string): Promise<number | undefined> {
    return told('get', async () => {
      const file = await unlessAbsent(open(join(this.#root, name), 'r'))
      if (!file) return undefined
      try {
        const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(1) })
        return bytesRead === 1 ? buffer[0] : undefined
      } finally {
        await file.close()
      }
    })
  }

  get(name: string): Promise<Buffer | undefined> {
    return told('get', () => unlessAbsent(readFile(join(this.#root, name))))
  }

  has(name: string): Promise<boolean> {
    return told('has', async () => (await unlessAbsent(stat(join(this.#root, name)))) !== undefined)
  }

  remove(name: string): Promise<void> {
    return told('remove', () => rm(join(this.#root, name), { force: true }))
  }

  async *list(folder: string): AsyncGenerator<StoredObject> {
    for (const outer of await this.#entries(folder)) {
      for (const inner of await this.#entries(`${folder}/${outer}`)) {
        const leaf = `${folder}/${outer}/${inner}`
        for (const file of await this.#entries(leaf)) {
          if (!object.test(file) && !partial.test(file)) continue
          const name = `${leaf}/${file}`
          const found = await told('list', () => unlessAbsent(stat(join(this.#root, name))))
          if (found) yield { name, changedAt: found.mtime }
        }
      }
    }
  }

  #entries(folder: string): Promise<string[]> {
    return told('list', async () => (await unlessAbsent(readdir(join(this.#root, folder)))) ?? [])
  }

  /** Creates a folder and flushes its parents up to the root's. */
  async #enter(folder: string): Promise<void> {
    if (this.#entered.has(folder)) return
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (let above = dirname(folder); above.length >= dirname(this.#root).length; above = dirname(above)) {
      await flushPath(above)
      if (above === dirname(above)) break
    }
    if (this.#entered.size >= mostRemembered) this.#entered.clear()
    this.#entered.add(folder)
  }
}

/**
 * Touches an existing object, so that garbage collection takes it for new. It is complete, because files are
 * renamed into place.
 */
async function isRefreshed(path: string, size: number): Promise<boolean> {
  if ((await unlessAbsent(stat(path)))?.size !== size) return false
  const now = new Date()
  return (await unlessAbsent(utimes(path, now, now).then(() => true))) ?? false
}

// Missing, or a parent is no folder.
const isAbsence = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

async function unlessAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (isAbsence(error)) return undefined
    throw error
  }
}

async function told<T>(action: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new FileStoreError(action, (error as NodeJS.ErrnoException).code ?? 'erro', error)
  }
}
