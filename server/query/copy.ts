import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { execution, type Prepared, prepare } from '../store/prepared.ts'
import { literal } from './place.ts'

/** A complete statement, or a prepared one with its values. */
export type Lines = string | PreparedCall

export interface PreparedCall extends Prepared {
  values: readonly string[]
}

// Fields never contain these characters, so no line is quoted and each line is the JSON text of one element.
const format = `(format csv, quote e'\\x01', delimiter e'\\x03')`

const copyStatement = (statement: string) => `copy (${statement}) to stdout with ${format}`

/** Streams the lines of a statement as bytes. */
export async function* copyOut(client: pg.PoolClient, lines: Lines): AsyncGenerator<Buffer> {
  const statement = typeof lines === 'string' ? lines : await preparedStatement(client, lines)
  yield* client.query(copyTo(copyStatement(statement)))
}

async function preparedStatement(client: pg.PoolClient, call: PreparedCall): Promise<string> {
  const run = execution(await prepare(client, call), call.values)
  return `select * from linhas_de(${literal(run)})`
}
