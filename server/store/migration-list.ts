import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * How a migration runs, as its first line declares it. Other processes may serve meanwhile, so a transaction
 * must be short. It waits only briefly for a lock and is then repeated.
 */
export type Mode =
  | { kind: 'transaction' }
  /** A statement outside of a transaction that blocks neither reads nor writes. */
  | { kind: 'online' }
  /** A statement for all rows of a table, in batches of `rows`, each in its own transaction. */
  | { kind: 'batches'; table: string; rows: number }

export interface Migration {
  /** Name of its file; the names give the order. */
  name: string
  mode: Mode
  text: string
}

/** Creates the schema of version 0.1.0, which older databases got by the migrations up to `lastFormer`. */
export const baseline = '0001-versao-0.1.0.sql'

/** The last migration that the baseline replaced. Later migrations have higher numbers. */
export const lastFormer = '0301-recesso-no-fim-do-mes.sql'

const declaration = /^-- migration: (transaction|online)(?:, batches of ([1-9]\d{0,4}) rows of ([a-z_]+))?$/
const nonBlocking =
  /^(create (unique )?index concurrently if not exists \w+ on |drop index concurrently if exists |reindex (index|table) concurrently |alter table \w+ validate constraint |analyze )/
const writing = /^(update|insert into|delete from) /
const transactionControl = /(^|;)\s*((begin|commit|rollback|savepoint|start transaction)\b|end\s*(;|$))/
const fileName = /^\d{4}-[a-z0-9.-]+\.sql$/

/** Statements without comments and function bodies. */
export const statementsOf = (text: string): string =>
  text
    .replace(/--.*$/gm, '')
    .replace(/(\$\w*\$)[\s\S]*?\1/g, '')
    .replace(/begin atomic[\s\S]*?\bend\s*;/g, '')
    .trim()

/** Reads a migration, and refuses what its mode does not allow. */
export function migrationFrom(name: string, text: string): Migration {
  const wrong = (what: string) => new Error(`${name}: ${what}`)
  if (!fileName.test(name)) throw wrong('the name is not like 0302-what-it-does.sql')
  const [, way, rows, table] = declaration.exec(text.split('\n', 1)[0]!) ?? []
  if (!way || (way === 'transaction' && table)) {
    throw wrong(
      'the first line must be "-- migration: transaction", "-- migration: online" or "-- migration: online, batches of <number> rows of <table>"',
    )
  }
  const statements = statementsOf(text)
  if (way === 'transaction') {
    if (transactionControl.test(statements)) throw wrong('the transaction is begun and committed for it')
    return { name, mode: { kind: 'transaction' }, text }
  }
  if (statements.replace(/;$/, '').includes(';')) throw wrong('an online migration is a single statement')
  if (!table) {
    if (!nonBlocking.test(statements)) {
      throw wrong(
        'an online statement creates, drops or rebuilds an index concurrently, or validates a constraint',
      )
    }
    return { name, mode: { kind: 'online' }, text }
  }
  if (Number(rows) > 10_000) throw wrong('a batch has at most 10000 rows')
  if (!writing.test(statements) || !/\bbatch\b/.test(statements)) {
    throw wrong('a batched statement begins with update, insert or delete and uses the relation "batch"')
  }
  return { name, mode: { kind: 'batches', table, rows: Number(rows) }, text }
}

const folder = fileURLToPath(new URL('./migrations/', import.meta.url))

/** The migrations of this version, in their order. */
export const migrations = (): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => migrationFrom(name, readFileSync(folder + name, 'utf8')))
