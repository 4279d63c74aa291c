import { lstatSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../config/config.ts'
import { accountNumbered, isReachable } from './account.ts'
import { EmbeddedFailure } from './failure.ts'

/**
 * When root starts in another account's data folder, drops to that account: its owner could otherwise
 * redirect root's writes with links. When the secrets in it are not that account's, the process
 * stays root.
 */
export function actAsOwner(data: string): void {
  if (process.getuid?.() !== 0) return
  const folder = statSync(data, { throwIfNoEntry: false })
  const secrets = lstatSync(join(data, 'secrets.json'), { throwIfNoEntry: false })
  if (!folder || folder.uid === 0 || (secrets && secrets.uid !== folder.uid)) return
  const owner = accountNumbered(folder.uid, readFileSync('/etc/passwd', 'utf8')) ?? {
    name: String(folder.uid),
    uid: folder.uid,
    gid: folder.gid || folder.uid,
  }
  if (![join(projectRoot, 'package.json'), process.execPath].every((path) => isReachable(path, owner))) {
    throw new EmbeddedFailure(
      `A pasta de dados ${data} é da conta ${owner.name}, que não alcança o programa. Use uma pasta de root, ou DATABASE_URL.`,
    )
  }
  process.setgroups!([owner.gid])
  process.setgid!(owner.gid)
  process.setuid!(owner.uid)
}
