import { execFile } from 'node:child_process'
import { closeSync, existsSync, fchownSync, mkdirSync, openSync, rmdirSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { renameDurably } from '../../durable-file.ts'
import { EmbeddedFailure } from './failure.ts'
import { type Location, spawnAs } from './location.ts'
import { giveFolder } from './private-files.ts'

const run = promisify(execFile)

/** Creates the cluster and renames it into place when it is complete. */
export async function initialise(
  location: Location,
  cluster: string,
  binaries: string,
  password: string,
): Promise<void> {
  const temporary = `${cluster}-new`
  const fresh = join(temporary, 'pg')
  const passwordFile = join(temporary, 'password')
  if (existsSync(temporary)) await clear(location, temporary)
  mkdirSync(temporary, { mode: 0o700 })
  // The folder changes owner last: until then no other account can interfere.
  const file = openSync(passwordFile, 'wx', 0o600)
  writeSync(file, password)
  if (location.account) fchownSync(file, location.account.uid, location.account.gid)
  closeSync(file)
  giveFolder(temporary, location.account)
  // biome-ignore format: one setting after the other reads best
  const settings = [
    '-D', fresh, '-U', 'postgres', '--pwfile', passwordFile, '--encoding=UTF8', '--data-checksums',
    '--locale-provider=builtin', '--locale=C.UTF-8', '--auth=scram-sha-256', '--no-instructions',
  ]
  try {
    await run(join(binaries, 'bin', 'initdb'), settings, spawnAs(location))
    renameDurably(fresh, cluster)
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    throw new EmbeddedFailure(`O PostgreSQL embutido não pôde ser criado: ${(stderr || message).trim()}`)
  } finally {
    await clear(location, temporary)
  }
}

/**
 * Removes the temporary folder. Its content is removed as the account that owns it, which cannot delete
 * anything else.
 */
async function clear(location: Location, temporary: string): Promise<void> {
  const contents = ['pg', 'password'].map((name) => join(temporary, name))
  await run('rm', ['-rf', '--', ...contents], spawnAs(location))
  rmdirSync(temporary)
}
