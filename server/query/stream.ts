import { connect } from 'node:net'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { QueryOperation } from '../../catalogue/operation.ts'
import type { Connections } from '../store/readers.ts'
import type { Sealer } from '../store/sealing.ts'
import { ElementBlocks } from './open-seals.ts'
import type { QueryRequest } from './request.ts'
import type { QuerySource } from './source.ts'
import { countStatement, rowsStatement } from './statement.ts'

/** Receives an answer as it is produced. `write` resolves when more may come. */
export interface Answer {
  /** Total of elements, when it is known before the elements. */
  begin: (total: number | undefined) => Promise<void>
  write: (block: Buffer) => Promise<void>
  signal: AbortSignal
}

// Fields never hold these, so no line is ever quoted and each line is one element's JSON text.
const format = `(format csv, quote e'\\x01', delimiter e'\\x03')`

/** Streams one answer from one snapshot in constant memory. Returns how many elements there are in all. */
export async function streamQuery(
  from: Connections,
  clienteId: number,
  operation: QueryOperation,
  source: QuerySource,
  request: QueryRequest,
  sealer: Sealer,
  answer: Answer,
): Promise<number> {
  const client = await from.connect()
  let failure: unknown
  const hangUp = () => {
    failure = new Error('caller hung up')
    cancel(client)
  }
  answer.signal.addEventListener('abort', hangUp, { once: true })
  try {
    answer.signal.throwIfAborted()
    await client.query(
      `begin isolation level repeatable read read only; select set_config('vinculo.cliente', '${clienteId}', true)`,
    )
    let total: number | undefined
    if (request.paging) {
      const counted = await client.query(countStatement(operation, source, request))
      total = counted.rows[0].total as number
    }
    const blocks = new ElementBlocks(sealer)
    const rows = client.query(
      copyTo(`copy (${rowsStatement(operation, source, request)}) to stdout with ${format}`),
    )
    let begun = false
    const begin = async () => {
      if (begun) return
      begun = true
      await answer.begin(total)
    }
    for await (const bytes of rows) {
      const block = blocks.push(bytes as Buffer)
      if (!block) continue
      await begin()
      await answer.write(block)
    }
    await begin()
    const rest = blocks.end()
    if (rest) await answer.write(rest)
    await client.query('commit')
    return total ?? blocks.elements
  } catch (error) {
    failure ??= error
    throw failure
  } finally {
    answer.signal.removeEventListener('abort', hangUp)
    // A connection in the middle of a copy cannot be used again.
    client.release(failure !== undefined)
  }
}

/** Asks the server to stop what this connection runs, then drops the connection. */
function cancel(client: pg.PoolClient): void {
  const { processID, secretKey, host, port } = client as unknown as {
    processID: number
    secretKey: number
    host: string
    port: number
  }
  const message = Buffer.alloc(16)
  message.writeInt32BE(16, 0)
  message.writeInt32BE(80_877_102, 4)
  message.writeInt32BE(processID, 8)
  message.writeInt32BE(secretKey, 12)
  // A host that is a folder holds the server's socket.
  const where = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { port, host }
  const socket = connect(where, () => socket.end(message))
  socket.on('error', () => {})
  socket.unref()
}
