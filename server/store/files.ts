import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Sealer } from './sealing.ts'

/** Contents of files, named by their SHA-256. The same content is kept once. */
export interface FileStore {
  put(bytes: Buffer): Promise<{ sha256: string; size: number }>
  get(sha256: string): Promise<Buffer | undefined>
}

/** Files of one client, sealed in the database: saved with the rows that name them, and in its backups. */
export class DatabaseFiles implements FileStore {
  readonly #db: Database
  readonly #clienteId: number
  readonly #sealer: Sealer

  constructor(db: Database, clienteId: number, sealer: Sealer) {
    this.#db = db
    this.#clienteId = clienteId
    this.#sealer = sealer
  }

  async put(bytes: Buffer): Promise<{ sha256: string; size: number }> {
    const sha256 = hash('sha256', bytes, 'hex')
    const sealed = this.#sealer.seal(JSON.stringify({ base64: bytes.toString('base64') }))
    await this.#db.inClient(this.#clienteId, (tx) =>
      sql`insert into arquivo_conteudo (cliente_id, sha256, conteudo) values (${this.#clienteId}, ${sha256}, ${sealed})
        on conflict do nothing`.execute(tx),
    )
    return { sha256, size: bytes.length }
  }

  async get(sha256: string): Promise<Buffer | undefined> {
    const { rows } = await this.#db.inClient(this.#clienteId, (tx) =>
      sql<{ conteudo: Buffer }>`select conteudo from arquivo_conteudo
        where cliente_id = ${this.#clienteId} and sha256 = ${sha256}`.execute(tx),
    )
    const [row] = rows
    if (!row) return undefined
    const { base64 } = JSON.parse(this.#sealer.open(row.conteudo).toString()) as { base64: string }
    return Buffer.from(base64, 'base64')
  }
}
