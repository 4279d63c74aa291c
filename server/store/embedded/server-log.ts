import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs'

const enough = 4_096

/** Reads PostgreSQL's log, to report why it did not start. */
export class ServerLog {
  readonly path: string
  #mark = 0

  constructor(path: string) {
    this.path = path
  }

  mark(): void {
    this.#mark = lstatSync(this.path, { throwIfNoEntry: false })?.size ?? 0
  }

  /** The end of what was written since the mark. */
  sinceMark(): string {
    let file: number
    try {
      file = openSync(this.path, constants.O_RDONLY | constants.O_NOFOLLOW)
    } catch {
      return ''
    }
    try {
      const { size } = fstatSync(file)
      const start = Math.max(this.#mark, size - enough)
      const bytes = Buffer.alloc(Math.max(0, size - start))
      readSync(file, bytes, 0, bytes.length, start)
      return bytes.toString().trim().split('\n').slice(-3).join(' | ')
    } finally {
      closeSync(file)
    }
  }
}
