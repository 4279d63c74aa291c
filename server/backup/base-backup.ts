import type pg from 'pg'
import { DatabaseClient } from '../store/client.ts'

/** Backpressure: waiting chunks at which reading from the server pauses, and at which it goes on. */
const mostWaiting = 64
const fewWaiting = 16

export interface BaseBackup {
  /** The cluster as one tar archive, with the log that makes it consistent. */
  archive: AsyncIterable<Buffer>
  /** Bytes of the cluster, as the server estimates them. */
  estimate: number
  close: () => Promise<void>
}

/**
 * A base backup by the replication protocol, while the server works. Page checksums are verified by the
 * server. A temporary slot keeps the log from its start until the end, because checkpoints would remove it.
 */
export async function openBaseBackup(url: string, label: string): Promise<BaseBackup> {
  const client = new DatabaseClient({
    connectionString: url,
    replication: 'true',
    connectionTimeoutMillis: 10_000,
  } as pg.ClientConfig)
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(
      `CREATE_REPLICATION_SLOT vinculo_copia_${process.pid}_${Date.now()} TEMPORARY PHYSICAL RESERVE_WAL`,
    )
    const command = new BaseBackupCommand(
      `BASE_BACKUP (LABEL '${label}', PROGRESS true, CHECKPOINT 'fast', WAL true, MANIFEST 'no')`,
    )
    client.query(command)
    const estimate = await command.begun
    return { archive: command.chunks(), estimate, close: () => client.end().catch(() => {}) }
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

interface Column {
  fields: (Buffer | string | null)[]
}

/** Receives the messages of BASE_BACKUP, which is a copy between two result sets. */
class BaseBackupCommand {
  readonly #text: string
  readonly #waiting: Buffer[] = []
  readonly #begun = Promise.withResolvers<number>()
  #connection: pg.Connection | undefined
  #rows: Column[] = []
  #archives = 0
  #ended = false
  #error: Error | undefined
  #wake = () => {}

  constructor(text: string) {
    this.#text = text
    // A failure is thrown where the archive is read, too.
    this.#begun.promise.catch(() => {})
  }

  get begun(): Promise<number> {
    return this.#begun.promise
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection
    connection.query(this.#text)
  }

  handleRowDescription(): void {
    this.#rows = []
  }

  handleDataRow(row: Column): void {
    this.#rows.push(row)
  }

  handleCommandComplete(): void {}

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const kind = String.fromCharCode(chunk[0]!)
    if (kind === 'n') this.#begin()
    if (kind !== 'd') return
    // The parser uses its buffer again.
    this.#waiting.push(Buffer.from(chunk.subarray(1)))
    if (this.#waiting.length >= mostWaiting) this.#connection?.stream.pause()
    this.#wake()
  }

  handleReadyForQuery(): void {
    this.#ended = true
    this.#wake()
  }

  handleError(error: Error): void {
    this.#error ??= error
    this.#begun.reject(error)
    this.#wake()
  }

  /** Called before the first bytes of each archive; the rows before it are those of the tablespaces. */
  #begin(): void {
    this.#archives++
    if (this.#archives > 1) {
      this.handleError(new Error('the cluster has tablespaces outside of its folder'))
      this.#connection?.stream.destroy()
      return
    }
    const kilobytes = Number(this.#rows[0]?.fields[2] ?? 0)
    this.#begun.resolve(kilobytes * 1024)
  }

  async *chunks(): AsyncGenerator<Buffer> {
    for (;;) {
      if (this.#error) throw this.#error
      const chunk = this.#waiting.shift()
      if (chunk) {
        if (this.#waiting.length === fewWaiting) this.#connection?.stream.resume()
        yield chunk
        continue
      }
      if (this.#ended) return
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }
}
