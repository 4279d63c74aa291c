import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../../server/store/migrate.ts'

const template = 'vinculo_modelo'

export function inDatabase(url: string, name: string): string {
  const parsed = new URL(url)
  parsed.pathname = `/${name}`
  return parsed.href
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Migrates the template database, or copies a migrated one; tests clone it. */
export async function prepareTemplate(url: string, migrated?: string): Promise<void> {
  await administer(url, `drop database if exists ${template} with (force)`)
  await administer(url, `create database ${template}${migrated ? ` template ${migrated}` : ''}`)
  if (!migrated) await migrate(inDatabase(url, template))
}

export function testServer(): string {
  const url = process.env.VINCULO_TEST_URL
  if (!url) throw new Error('Run the tests with "npm test" (all) or "npm test -- <file>"')
  return url
}

/** The server URL with the application's own login, if there is one. */
export const applicationServer = (): string => process.env.VINCULO_TEST_APPLICATION_URL ?? testServer()

interface TestDatabase {
  /** Login of the owner, which may also assume the application's role. */
  url: string
  /** Login of the application; the owner's on a server without one. */
  applicationUrl: string
  drop: () => Promise<void>
}

/** A migrated database for a test file, or a copy of another database without connections. */
export const createDatabase = (from = template) => create(from)

/** An empty database, for tests of migrations. */
export const createEmptyDatabase = () => create('template0')

/** Raises the timeouts: a shared machine may stall for seconds. */
function patient(url: string): string {
  const parsed = new URL(url)
  parsed.searchParams.set('connect_timeout', '20')
  return parsed.href
}

async function create(from: string): Promise<TestDatabase> {
  const server = testServer()
  const name = `vinculo_teste_${randomBytes(6).toString('hex')}`
  // `file_copy` takes half the time of the default strategy, which writes every page to the WAL.
  await administer(server, `create database ${name} template ${from} strategy file_copy`)
  return {
    url: patient(inDatabase(server, name)),
    applicationUrl: patient(inDatabase(applicationServer(), name)),
    // An autovacuum worker may be connected, which this role cannot terminate; the cluster is deleted anyway.
    drop: () => administer(server, `drop database if exists ${name} with (force)`).catch(ignoreDenied),
  }
}

function ignoreDenied(error: { code?: string }): void {
  if (error.code !== '42501') throw error
}
