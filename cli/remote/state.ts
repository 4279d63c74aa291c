import { readFileSync, rmSync } from 'node:fs'
import { replaceDurably } from '../../server/durable-file.ts'
import { UsageError } from '../errors.ts'

/** Progress that a command stores next to a file, to continue after an interruption. */
export class StateFile<T extends object> {
  readonly path: string

  constructor(path: string) {
    this.path = path
  }

  /** Undefined when the file is missing or unreadable. */
  read(): T | undefined {
    try {
      return JSON.parse(readFileSync(this.path, 'utf8')) as T
    } catch {
      return undefined
    }
  }

  /** Replaces the file atomically. */
  write(state: T): void {
    try {
      replaceDurably(this.path, JSON.stringify(state))
    } catch {
      throw new UsageError(`o andamento não pôde ser guardado em ${this.path}; diga outro lugar com --state.`)
    }
  }

  /** Like `write`, but a failure does not hide the error that stopped the command. */
  amend(state: T): void {
    try {
      this.write(state)
    } catch {
      // The state of before remains and is as good for continuing.
    }
  }

  forget(): void {
    rmSync(this.path, { force: true })
  }
}
