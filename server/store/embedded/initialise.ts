import { execFile } from 'node:child_process'
import { closeSync, existsSync, fchownSync, mkdirSync, openSync, rmdirSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
  // biome-ignore format: one setting after the other reads best
  const settings = [
    '-D', fresh, '-U', 'postgres', '--pwfile', passwordFile, '--encoding=UTF8', '--data-checksums',
    '--locale-provider=builtin', '--locale=C.UTF-8', '--auth=scram-sha-256', '--no-instructions',
  ]
  try {
    writePassword(passwordFile, password, location)
    giveFolder(temporary, location.account)
    await run(join(binaries, 'bin', 'initdb'), settings, spawnAs(location))
    renameDurably(fresh, cluster)
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    const reason = (stderr || message).trim()
    if (/No space left|Disk quota|ENOSPC|EDQUOT/.test(reason)) throw diskFilled(temporary)
    throw new EmbeddedFailure(`O PostgreSQL embutido não pôde ser criado: ${reason}`)
  } finally {
    await clear(location, temporary)
  }
}

/** The folder changes owner after this: until then no other account can interfere. */
function writePassword(path: string, password: string, { account }: Location): void {
  const file = openSync(path, 'wx', 0o600)
  try {
    writeSync(file, password)
    if (account) fchownSync(file, account.uid, account.gid)
  } finally {
    closeSync(file)
  }
}

const diskFilled = (path: string) =>
  new EmbeddedFailure(
    `O disco de ${dirname(path)} encheu enquanto o banco era criado, e o que havia dele foi removido. Libere espaço e repita.`,
  )

/**
 * Removes the temporary folder. Its content is removed as the account that owns it, which cannot delete
 * anything else.
 */
async function clear(location: Location, temporary: string): Promise<void> {
  // A start that ended early had not given it away, and the account could not enter.
  giveFolder(temporary, location.account)
  const contents = ['pg', 'password'].map((name) => join(temporary, name))
  await run('rm', ['-rf', '--', ...contents], spawnAs(location))
  rmdirSync(temporary)
}
