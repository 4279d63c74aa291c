import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { execution, type Prepared, prepare } from '../store/prepared.ts'
import { literal } from './place.ts'

/** A statement with everything in it, or one that connections keep prepared, and what it is told. */
export type Lines = string | Told

export interface Told extends Prepared {
  values: readonly string[]
}

// Fields never hold these, so no line is ever quoted and each line is one element's JSON text.
const format = `(format csv, quote e'\\x01', delimiter e'\\x03')`

const copyStatement = (statement: string) => `copy (${statement}) to stdout with ${format}`

/** The lines of a statement, as bytes. */
export async function* copyOut(client: pg.PoolClient, lines: Lines): AsyncGenerator<Buffer> {
  const statement = typeof lines === 'string' ? lines : await toldStatement(client, lines)
  yield* client.query(copyTo(copyStatement(statement)))
}

async function toldStatement(client: pg.PoolClient, told: Told): Promise<string> {
  const run = execution(await prepare(client, told), told.values)
  return `select * from linhas_de(${literal(run)})`
}
