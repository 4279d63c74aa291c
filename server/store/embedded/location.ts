import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { createDurably, makeFolderDurably } from '../../durable-file.ts'
import { type Account, accountForRoot, isReachable } from './account.ts'
import { EmbeddedFailure } from './failure.ts'

export interface Location {
  /** Folder of the cluster, its binaries and its log. */
  base: string
  /** Account that PostgreSQL runs as; undefined for our own. */
  account: Account | undefined
}

/**
 * Finds the folder of the cluster: inside the data folder, unless we are root and PostgreSQL's account cannot
 * traverse the folders above it. Then it is under /var/lib/vinculo, and a file in the data folder names it.
 */
export function locate(data: string): Location {
  const root = process.getuid?.() === 0
  const pointer = join(data, 'postgres-place')
  const named = join(data, 'postgres')
  // Links in the data folder are followed: an operator may keep the cluster on another disk.
  const inside = existsSync(named) ? realpathSync(named) : named
  if (existsSync(pointer)) return ownedBy(readFileSync(pointer, 'utf8').trim(), root)
  const wanted = ownedBy(inside, root)
  if (!wanted.account || existsSync(join(inside, 'pg')) || isReachable(join(inside, 'pg'), wanted.account)) {
    return wanted
  }
  const base = folderOutside(data)
  makeFolderDurably(base, 0o755)
  createDurably(pointer, `${base}\n`, 0o644)
  return ownedBy(base, root)
}

const folderOutside = (data: string) =>
  `/var/lib/vinculo/${createHash('sha256').update(data).digest('hex').slice(0, 16)}`

/** Base folder of a data folder's cluster, in any location; undefined when there is none. Creates nothing. */
export function clusterBase(data: string): string | undefined {
  const pointer = join(data, 'postgres-place')
  const named = existsSync(pointer) ? [readFileSync(pointer, 'utf8').trim()] : []
  return [...named, join(data, 'postgres'), folderOutside(data)].find((base) => existsSync(join(base, 'pg')))
}

export const hasCluster = (data: string): boolean => clusterBase(data) !== undefined

/** PostgreSQL runs as the owner of an existing cluster. */
function ownedBy(base: string, root: boolean): Location {
  if (!root) return { base, account: undefined }
  const owner = lstatSync(join(base, 'pg'), { throwIfNoEntry: false })
  if (owner && !owner.isDirectory()) throw new EmbeddedFailure(`${join(base, 'pg')} não é uma pasta.`)
  const account = owner?.uid ? { name: String(owner.uid), uid: owner.uid, gid: owner.gid } : accountForRoot()
  if (account) return { base, account }
  throw new EmbeddedFailure(
    'PostgreSQL não roda como root e nenhuma conta vinculo, postgres ou nobody existe nesta máquina. Crie a conta "vinculo" ou use DATABASE_URL.',
  )
}

/** Spawn options of programs that touch the cluster: its account, and none of our environment. */
export function spawnAs({ base, account }: Location) {
  const identity = account ? { uid: account.uid, gid: account.gid } : {}
  return { ...identity, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }, cwd: base }
}
