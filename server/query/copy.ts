import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

// Fields never hold these, so no line is ever quoted and each line is one element's JSON text.
const format = `(format csv, quote e'\\x01', delimiter e'\\x03')`

/** The lines of a statement, as bytes. So many bytes are read before they are asked for, once the first ones were. */
export function copyOut(client: pg.PoolClient, statement: string, ahead?: number): AsyncIterable<Buffer> {
  const options = ahead === undefined ? {} : { highWaterMark: ahead }
  return client.query(copyTo(`copy (${statement}) to stdout with ${format}`, options))
}
