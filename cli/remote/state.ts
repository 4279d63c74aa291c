import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { UsageError } from '../errors.ts'

/** What a command remembers beside a file, so that it goes on after a break. */
export class StateFile<T extends object> {
  readonly path: string

  constructor(path: string) {
    this.path = path
  }

  /** Nothing where there is none, or none that can be read. */
  read(): T | undefined {
    try {
      return JSON.parse(readFileSync(this.path, 'utf8')) as T
    } catch {
      return undefined
    }
  }

  /** All of it or nothing, whenever the process ends. */
  write(state: T): void {
    const next = `${this.path}.novo`
    try {
      writeFileSync(next, JSON.stringify(state), { mode: 0o600 })
      renameSync(next, this.path)
    } catch {
      throw new UsageError(`o andamento não pôde ser guardado em ${this.path}; diga outro lugar com --state.`)
    }
  }

  forget(): void {
    rmSync(this.path, { force: true })
  }
}
