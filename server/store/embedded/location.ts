import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { createDurably, makeFolderDurably } from '../../durable-file.ts'
import { type Account, accountForRoot, isReachable } from './account.ts'
import { outsideFolder, recordOwner } from './clusters.ts'
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
  const location = chooseLocation(data)
  if (location.base.startsWith(outsideFolder) && !existsSync(join(data, pointerName))) {
    makeFolderDurably(location.base, 0o755)
    recordOwner(location.base, data)
    createDurably(join(data, pointerName), `${location.base}\n`, 0o644)
  }
  return location
}

/** Where the cluster of a data folder is or will be. Creates nothing. */
export const placeOf = (data: string): string => chooseLocation(data).base

const pointerName = 'postgres-place'

function chooseLocation(data: string): Location {
  const root = process.getuid?.() === 0
  const pointer = join(data, pointerName)
  const named = join(data, 'postgres')
  // Links in the data folder are followed: an operator may keep the cluster on another disk.
  const inside = existsSync(named) ? realpathSync(named) : named
  if (existsSync(pointer)) return ownedBy(readFileSync(pointer, 'utf8').trim(), root)
  const wanted = ownedBy(inside, root)
  if (!wanted.account || existsSync(join(inside, 'pg')) || isReachable(join(inside, 'pg'), wanted.account)) {
    return wanted
  }
  return ownedBy(folderOutside(data), root)
}

const folderOutside = (data: string) =>
  `${outsideFolder}/${createHash('sha256').update(data).digest('hex').slice(0, 16)}`

/** Base folder of a data folder's cluster, in any location; undefined when there is none. Creates nothing. */
export function clusterBase(data: string): string | undefined {
  const pointer = join(data, 'postgres-place')
  const named = existsSync(pointer) ? [readFileSync(pointer, 'utf8').trim()] : []
  return [...named, join(data, 'postgres'), folderOutside(data)].find((base) => existsSync(join(base, 'pg')))
}

/**
 * The cluster of a data folder that is gone, with its keys and files: root's folders have theirs elsewhere.
 */
export function clusterWithoutData(data: string): string | undefined {
  const known = ['postgres-place', 'secrets.json'].some((name) => existsSync(join(data, name)))
  const base = folderOutside(data)
  return !known && existsSync(join(base, 'pg')) ? base : undefined
}

export const hasCluster = (data: string): boolean => clusterBase(data) !== undefined

/** A folder as the location of a cluster: PostgreSQL runs as the owner of an existing one. */
export const locationIn = (base: string): Location => ownedBy(base, process.getuid?.() === 0)

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
