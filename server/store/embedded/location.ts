import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
  const inside = join(data, 'postgres')
  if (existsSync(pointer)) return ownedBy(readFileSync(pointer, 'utf8').trim(), root)
  const wanted = ownedBy(inside, root)
  if (!wanted.account || existsSync(join(inside, 'pg')) || isReachable(join(inside, 'pg'), wanted.account)) {
    return wanted
  }
  const base = `/var/lib/vinculo/${createHash('sha256').update(data).digest('hex').slice(0, 16)}`
  mkdirSync(base, { recursive: true, mode: 0o755 })
  writeFileSync(pointer, `${base}\n`)
  return ownedBy(base, root)
}

/** A cluster that exists belongs to somebody, and PostgreSQL runs as nobody else. */
function ownedBy(base: string, root: boolean): Location {
  if (!root) return { base, account: undefined }
  const owner = statSync(join(base, 'pg'), { throwIfNoEntry: false })
  const account = owner?.uid ? { name: String(owner.uid), uid: owner.uid, gid: owner.gid } : accountForRoot()
  if (account) return { base, account }
  throw new EmbeddedFailure(
    'PostgreSQL não roda como root e nenhuma conta vinculo, postgres ou nobody existe nesta máquina. Crie a conta "vinculo" ou use DATABASE_URL.',
  )
}

/** How PostgreSQL's own programs are run: as that account, and knowing nothing of our environment. */
export function spawnAs({ base, account }: Location) {
  const identity = account ? { uid: account.uid, gid: account.gid } : {}
  return { ...identity, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }, cwd: base }
}

export function giveTo(account: Account | undefined, path: string): void {
  if (account) chownSync(path, account.uid, account.gid)
}
