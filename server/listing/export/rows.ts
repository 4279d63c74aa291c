import { to as copyTo } from 'pg-copy-streams'
import { cancel } from '../../query/cancel.ts'
import { inEnglish } from '../../query/said-text.ts'
import type { Connections } from '../../store/readers.ts'
import type { Element } from '../../table/columns.ts'

// Fields never contain these characters, so no line is quoted and each line is the JSON text of one row.
const format = `(format csv, quote e'\\x01', delimiter e'\\x03')`

/**
 * Streams the rows of a statement from one snapshot in batches. Ending the iteration cancels the statement.
 */
export async function* rowsOf(
  from: Connections,
  clienteId: number,
  statement: string,
  signal: AbortSignal,
): AsyncGenerator<Element[]> {
  const client = await from.connect()
  let whole = false
  const hangUp = () => cancel(client)
  signal.addEventListener('abort', hangUp, { once: true })
  try {
    signal.throwIfAborted()
    await client.query(
      `begin isolation level repeatable read read only; select set_config('vinculo.cliente', '${clienteId}', true)`,
    )
    const lines = new Lines()
    for await (const bytes of client.query(copyTo(`copy (${statement}) to stdout with ${format}`))) {
      const rows = lines.push(bytes as Buffer)
      if (rows.length > 0) yield rows
    }
    await client.query('commit')
    whole = true
  } finally {
    signal.removeEventListener('abort', hangUp)
    // A connection in the middle of a COPY cannot be reused.
    if (!whole) cancel(client)
    client.release(!whole)
  }
}

const newline = 0x0a

/** Splits a stream of bytes into lines. */
class Lines {
  #held: Buffer[] = []

  push(bytes: Buffer): Element[] {
    const end = bytes.lastIndexOf(newline)
    if (end === -1) {
      this.#held.push(bytes)
      return []
    }
    const lines = inEnglish(Buffer.concat([...this.#held, bytes.subarray(0, end)]).toString())
    this.#held = end + 1 < bytes.length ? [bytes.subarray(end + 1)] : []
    return lines.split('\n').map((line) => JSON.parse(line) as Element)
  }
}

/** Rows whose iteration can be ended before the first is read. */
export interface Rows extends AsyncIterableIterator<Element[]> {
  return: () => Promise<IteratorResult<Element[]>>
}

/** Reads the first rows before returning, so that an early error is still answered as a refusal. */
export async function begun(rows: AsyncGenerator<Element[]>): Promise<Rows> {
  let first: IteratorResult<Element[]> | undefined = await rows.next()
  const all: Rows = {
    next: async () => {
      const next = first ?? (await rows.next())
      first = undefined
      return next
    },
    return: () => rows.return(undefined),
    [Symbol.asyncIterator]: () => all,
  }
  return all
}
