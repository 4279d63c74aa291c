import { type FileHandle, open, rm } from 'node:fs/promises'
import { UsageError } from '../errors.ts'

/** Bytes per write. */
const block = 2 ** 18

/** Lines of an unfinished export. Everything after the last mark is discarded. */
export class PartFile {
  readonly path: string
  #handle: FileHandle | undefined
  #length = 0
  #held: string[] = []
  #heldBytes = 0

  constructor(path: string) {
    this.path = path
  }

  /** Opens the file at a length. Returns false when it is shorter, so that it cannot be continued. */
  async open(length: number): Promise<boolean> {
    try {
      this.#handle = await open(this.path, length > 0 ? 'r+' : 'w', 0o600)
    } catch (error) {
      if (length > 0) return false
      throw new UsageError(
        `não foi possível escrever em ${this.path} (${(error as NodeJS.ErrnoException).code}).`,
      )
    }
    if ((await this.#handle.stat()).size < length) {
      await this.close()
      return false
    }
    await this.backTo(length)
    return true
  }

  get length(): number {
    return this.#length
  }

  async backTo(length: number): Promise<void> {
    this.#held = []
    this.#heldBytes = 0
    this.#length = length
    await this.#handle!.truncate(length)
  }

  async write(line: string): Promise<void> {
    this.#held.push(line)
    this.#heldBytes += line.length
    if (this.#heldBytes >= block) await this.flush()
  }

  /** Writes the buffered lines to the file. */
  async flush(): Promise<void> {
    if (this.#held.length === 0) return
    const bytes = Buffer.from(`${this.#held.join('\n')}\n`)
    this.#held = []
    this.#heldBytes = 0
    await this.#handle!.write(bytes, 0, bytes.length, this.#length)
    this.#length += bytes.length
  }

  async mark(): Promise<number> {
    await this.flush()
    await this.#handle!.datasync()
    return this.#length
  }

  async close(): Promise<void> {
    await this.#handle?.close()
    this.#handle = undefined
  }

  async remove(): Promise<void> {
    await this.close()
    await rm(this.path, { force: true })
  }
}
