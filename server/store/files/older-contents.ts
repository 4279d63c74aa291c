import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { system } from '../actor.ts'
import type { Database } from '../database.ts'
import type { Sealer } from '../sealing.ts'

/** Contents stored in the database before there was a file store. They are only read and moved. */
export class OlderContents {
  readonly #db: Database
  readonly #sealer: Sealer

  constructor(db: Database, sealer: Sealer) {
    this.#db = db
    this.#sealer = sealer
  }

  async get(clienteId: number, sha256: string): Promise<Buffer | undefined> {
    const { rows } = await this.#db.reading(clienteId, (tx) =>
      sql<{ conteudo: Buffer }>`select conteudo from arquivo_conteudo
        where cliente_id = (select cliente_atual()) and sha256 = ${sha256}`.execute(tx),
    )
    return rows[0] && this.#open(rows[0].conteudo)
  }

  async has(clienteId: number, sha256: string): Promise<boolean> {
    const { rows } = await this.#db.reading(clienteId, (tx) =>
      sql`select from arquivo_conteudo
        where cliente_id = (select cliente_atual()) and sha256 = ${sha256}`.execute(tx),
    )
    return rows.length > 0
  }

  async remove(clienteId: number, sha256: string): Promise<void> {
    await this.#db.inClient(
      clienteId,
      (tx) =>
        sql`delete from arquivo_conteudo
        where cliente_id = (select cliente_atual()) and sha256 = ${sha256}`.execute(tx),
      system('arquivos'),
    )
  }

  /**
   * Passes the next contents after `after` to `take` and deletes those that were taken. Returns the last
   * hash, or undefined at the end. A content that cannot be opened, or does not match its hash, stays.
   */
  async move(
    clienteId: number,
    after: string,
    most: number,
    take: (bytes: Buffer) => Promise<unknown>,
  ): Promise<{ last: string; moved: number; unreadable: number } | undefined> {
    return this.#db.inClient(
      clienteId,
      async (tx) => {
        const { rows } = await sql<{ sha256: string; conteudo: Buffer }>`
        select sha256, conteudo from arquivo_conteudo where cliente_id = (select cliente_atual()) and sha256 > ${after}
         order by sha256 limit ${most} for update skip locked`.execute(tx)
        const moved: string[] = []
        for (const { sha256, conteudo } of rows) {
          const bytes = this.#openIfSound(sha256, conteudo)
          if (!bytes) continue
          await take(bytes)
          moved.push(sha256)
        }
        await sql`delete from arquivo_conteudo
        where cliente_id = (select cliente_atual()) and sha256 = any(${moved})`.execute(tx)
        const last = rows.at(-1)
        if (!last) return undefined
        return { last: last.sha256, moved: moved.length, unreadable: rows.length - moved.length }
      },
      system('arquivos'),
    )
  }

  #openIfSound(sha256: string, sealed: Buffer): Buffer | undefined {
    try {
      const bytes = this.#open(sealed)
      return hash('sha256', bytes, 'hex') === sha256 ? bytes : undefined
    } catch {
      return undefined
    }
  }

  #open(sealed: Buffer): Buffer {
    const { base64 } = JSON.parse(this.#sealer.open(sealed).toString()) as { base64: string }
    return Buffer.from(base64, 'base64')
  }
}
