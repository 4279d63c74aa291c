import { to as copyTo } from 'pg-copy-streams'
import { cancel } from '../../query/cancel.ts'
import type { Connections } from '../../store/readers.ts'
import type { Element } from '../../table/columns.ts'

// Fields never hold these, so no line is ever quoted and each line is one row's JSON text.
const format = `(format csv, quote e'\\x01', delimiter e'\\x03')`

/** The rows of a statement from one snapshot, some at a time. Who stops asking for more ends the statement. */
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
    // A connection in the middle of a copy cannot be used again.
    if (!whole) cancel(client)
    client.release(!whole)
  }
}

const newline = 0x0a

/** Puts together what arrives in pieces. */
class Lines {
  #held: Buffer[] = []

  push(bytes: Buffer): Element[] {
    const end = bytes.lastIndexOf(newline)
    if (end === -1) {
      this.#held.push(bytes)
      return []
    }
    const lines = Buffer.concat([...this.#held, bytes.subarray(0, end)]).toString()
    this.#held = end + 1 < bytes.length ? [bytes.subarray(end + 1)] : []
    return lines.split('\n').map((line) => JSON.parse(line) as Element)
  }
}

/** Rows that can be given up before any was taken, too. */
export interface Rows extends AsyncIterableIterator<Element[]> {
  return: () => Promise<IteratorResult<Element[]>>
}

/** The same rows, the first of them already here: what fails before that is told as a refusal. */
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
