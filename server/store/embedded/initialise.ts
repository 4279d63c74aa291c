import { execFile } from 'node:child_process'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedFailure } from './failure.ts'
import { giveTo, type Location, spawnAs } from './location.ts'

const run = promisify(execFile)

/** Creates the cluster. It appears under its name only once it is whole. */
export async function initialise(
  { base, account }: Location,
  cluster: string,
  binaries: string,
  password: string,
): Promise<void> {
  const fresh = `${cluster}.new`
  const passwordFile = join(base, `initdb-${process.pid}`)
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  giveTo(account, fresh)
  giveTo(account, passwordFile)
  // biome-ignore format: one setting after the other reads best
  const settings = [
    '-D', fresh, '-U', 'postgres', '--pwfile', passwordFile, '--encoding=UTF8', '--data-checksums',
    '--locale-provider=builtin', '--locale=C.UTF-8', '--auth=scram-sha-256', '--no-instructions',
  ]
  try {
    await run(join(binaries, 'bin', 'initdb'), settings, spawnAs({ base, account }))
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    throw new EmbeddedFailure(`O PostgreSQL embutido não pôde ser criado: ${(stderr || message).trim()}`)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(fresh, cluster)
}
