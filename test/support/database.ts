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

/** Migrates a database once, unless it copies one that is; the tests clone it. */
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

/** The server as the application logs in, where it has a login of its own. */
export const applicationServer = (): string => process.env.VINCULO_TEST_APPLICATION_URL ?? testServer()

interface TestDatabase {
  /** The owner's login, which may take the application's role as well. */
  url: string
  /** The application's own login; the owner's on a server that has no such login. */
  applicationUrl: string
  drop: () => Promise<void>
}

/** A migrated database of its own for a test file; or a copy of another, which nobody may be connected to. */
export const createDatabase = (from = template) => create(from)

/** One without anything, for who migrates it. */
export const createEmptyDatabase = () => create('template0')

/** A machine that others use may stand still for seconds. */
function patient(url: string): string {
  const parsed = new URL(url)
  parsed.searchParams.set('connect_timeout', '20')
  return parsed.href
}

async function create(from: string): Promise<TestDatabase> {
  const server = testServer()
  const name = `vinculo_teste_${randomBytes(6).toString('hex')}`
  // Copying files is half the work of writing every page to the log first, as is done otherwise.
  await administer(server, `create database ${name} template ${from} strategy file_copy`)
  return {
    url: patient(inDatabase(server, name)),
    applicationUrl: patient(inDatabase(applicationServer(), name)),
    // A vacuum of the server's own may be at work in it and is not ours to end; the server goes anyway.
    drop: () => administer(server, `drop database if exists ${name} with (force)`).catch(ignoreDenied),
  }
}

function ignoreDenied(error: { code?: string }): void {
  if (error.code !== '42501') throw error
}
