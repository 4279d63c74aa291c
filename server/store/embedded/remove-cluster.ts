import { execFile } from 'node:child_process'
import { chmodSync, lstatSync, realpathSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { syncPath } from '../../durable-file.ts'
import { spawnAs } from './location.ts'

const run = promisify(execFile)

/**
 * Removes a folder with a cluster. What belongs to the server's account is removed as that account, which
 * cannot delete anything else through a link.
 */
export async function removeBase(base: string): Promise<void> {
  const real = realpathSync(base)
  const cluster = lstatSync(join(real, 'pg'), { throwIfNoEntry: false })
  if (process.getuid?.() === 0 && cluster && cluster.uid !== 0) {
    const account = { name: String(cluster.uid), uid: cluster.uid, gid: cluster.gid }
    chmodSync(real, 0o755)
    for (const name of ['pg', 'socket']) {
      const folder = join(real, name)
      if (lstatSync(folder, { throwIfNoEntry: false })?.uid !== account.uid) continue
      await run('find', [folder, '-mindepth', '1', '-delete'], spawnAs({ base: real, account }))
    }
  }
  rmSync(real, { recursive: true, force: true })
  syncPath(dirname(real))
}
