import { fileURLToPath } from 'node:url'
import type { Fact } from '../facts.ts'
import { type Built, readBuilt } from './built.ts'

/** Where `npm run build` puts the console. */
export const builtConsole = fileURLToPath(new URL('../../dist/console/', import.meta.url))

/** The console as it is served: read once, at the first use. */
export class Console {
  readonly #folder: string
  readonly #report: (fact: Fact) => void
  #built: Built | 'missing' | undefined

  constructor(report: (fact: Fact) => void, folder = builtConsole) {
    this.#folder = folder
    this.#report = report
  }

  get built(): Built | undefined {
    this.#built ??= this.#read()
    return this.#built === 'missing' ? undefined : this.#built
  }

  #read(): Built | 'missing' {
    try {
      return readBuilt(this.#folder)
    } catch (error) {
      this.#report({ kind: 'console.trouble', reason: (error as Error).message })
      return 'missing'
    }
  }
}
