import type pg from 'pg'
import { actorSettings } from '../../server/store/actor.ts'
import { applicationConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import { plansOnce } from '../../server/store/settings.ts'
import { tester } from './actor.ts'

/**
 * A new connection has to load the metadata of all tables and triggers, which takes longer than most waits
 * for a warm one.
 */
const connections = 4
const settings = ['vinculo.cliente', ...actorSettings(tester).map(([name]) => name)]
const actor = actorSettings(tester).map(([, value]) => value)
const sitDown = `select ${settings.map((name, at) => `set_config('${name}', $${at + 1}, false)`).join(', ')}`

/**
 * Runs the statements of tests with the application's role. A connection stays bound to the client it was
 * last used for, so that a statement needs no transaction around it.
 */
export class TestStatements {
  readonly #database: Database
  readonly #clients = new WeakMap<pg.PoolClient, number>()
  /** Prepared statements: names by text. */
  readonly #names = new Map<string, string>()

  constructor(url: string) {
    const connection = applicationConnection(url)
    // Generic plans from the first execution on, as verbs have them.
    const options = `${connection.options} -c ${plansOnce.join('=')}`
    this.#database = new Database({ ...connection, options }, connections)
  }

  async query<T>(clienteId: number, text: string, values?: readonly unknown[]): Promise<T[]> {
    const connection = await this.#database.connect()
    try {
      if (this.#clients.get(connection) !== clienteId) {
        await connection.query(sitDown, [String(clienteId), ...actor])
        this.#clients.set(connection, clienteId)
      }
      const { rows } = await connection.query(values ? { ...this.#named(text), values: [...values] } : text)
      return rows as T[]
    } finally {
      connection.release()
    }
  }

  #named(text: string): { name: string; text: string } {
    const name = this.#names.get(text) ?? `mesa_${this.#names.size}`
    this.#names.set(text, name)
    return { name, text }
  }

  close(): Promise<void> {
    return this.#database.close()
  }
}
