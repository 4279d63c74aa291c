import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseClient } from '../client.ts'
import { type Location, spawnAs } from './location.ts'
import { openLog } from './private-files.ts'
import type { ServerLog } from './server-log.ts'

/** Starts PostgreSQL on the cluster of a location. Its output goes to the log. */
export function spawnServer(
  location: Location,
  { binaries, log, flags }: { binaries: string; log: ServerLog; flags: readonly string[] },
  options: SpawnOptions = {},
): ChildProcess {
  const file = openLog(log.path, location.account)
  const words = ['-D', join(location.base, 'pg'), ...flags]
  const child = spawn(join(binaries, 'bin', 'postgres'), words, {
    ...spawnAs(location),
    stdio: ['ignore', file, file],
    ...options,
  })
  child.on('error', () => {})
  closeSync(file)
  return child
}

export const isRunning = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null

/** Logs in and out; returns the error if the server does not let in. */
export async function loginError(connectionString: string): Promise<Error | undefined> {
  const client = new DatabaseClient({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return undefined
  } catch (error) {
    return error as Error
  } finally {
    await client.end().catch(() => {})
  }
}
