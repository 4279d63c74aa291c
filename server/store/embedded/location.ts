import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { createDurably, makeFolderDurably } from '../../durable-file.ts'
import { type Account, accountForRoot, isReachable } from './account.ts'
import { EmbeddedFailure } from './failure.ts'

export interface Location {
  /** Folder of the cluster, its programs and its log. */
  base: string
  /** Whom PostgreSQL runs as; absent when it runs as ourselves. */
  account: Account | undefined
}

/**
 * Where the cluster lives: in the data folder, unless we are root and the account PostgreSQL runs under
 * cannot pass through the folders above it. Then it lives under /var/lib/vinculo and the data folder says so.
 */
export function locate(data: string): Location {
  const root = process.getuid?.() === 0
  const pointer = join(data, 'postgres-place')
  const named = join(data, 'postgres')
  // The data folder is ours: a link in it is the operator's, who keeps the cluster on another disk.
  const inside = existsSync(named) ? realpathSync(named) : named
  if (existsSync(pointer)) return ownedBy(readFileSync(pointer, 'utf8').trim(), root)
  const wanted = ownedBy(inside, root)
  if (!wanted.account || existsSync(join(inside, 'pg')) || isReachable(join(inside, 'pg'), wanted.account)) {
    return wanted
  }
  const base = placeOutside(data)
  makeFolderDurably(base, 0o755)
  createDurably(pointer, `${base}\n`, 0o644)
  return ownedBy(base, root)
}

const placeOutside = (data: string) =>
  `/var/lib/vinculo/${createHash('sha256').update(data).digest('hex').slice(0, 16)}`

/** Whether a data folder has a cluster already, wherever that lives. Creates nothing. */
export function hasCluster(data: string): boolean {
  const pointer = join(data, 'postgres-place')
  const named = existsSync(pointer) ? [readFileSync(pointer, 'utf8').trim()] : []
  return [...named, join(data, 'postgres'), placeOutside(data)].some((base) => existsSync(join(base, 'pg')))
}

/** A cluster that exists belongs to somebody, and PostgreSQL runs as nobody else. */
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

/** How programs are run that touch the cluster: as its account, and knowing nothing of our environment. */
export function spawnAs({ base, account }: Location) {
  const identity = account ? { uid: account.uid, gid: account.gid } : {}
  return { ...identity, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }, cwd: base }
}
