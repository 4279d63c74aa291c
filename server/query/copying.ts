import { once } from 'node:events'
import pg from 'pg'

/** Told bytes that are copied, and gone once it returns. */
type Listener = (bytes: Buffer) => void

/** Several statements of which one copies: the driver leaves out what is copied. */
class CopyingQuery extends pg.Query {
  readonly #bytes: Listener

  constructor(text: string, bytes: Listener) {
    super(text)
    this.#bytes = bytes
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.#bytes(chunk)
  }
}

/** Runs statements of which one copies, in one round trip. Whatever is copied comes as fast as it can. */
export async function runCopying(client: pg.ClientBase, text: string, bytes: Listener): Promise<void> {
  const query = client.query(new CopyingQuery(text, bytes))
  const end = once(query, 'end')
  // A connection that breaks after its statement failed tells it again, when nobody listens any more.
  query.on('error', () => {})
  await end
}
