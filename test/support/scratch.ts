import { chmodSync, mkdirSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** Free memory that a whole run may need. */
const needed = 6 * 2 ** 30

/**
 * A folder for the files of a run: in memory if there is enough, else in the temporary folder. A run creates
 * and removes a hundred databases of 1,200 files each, which is slow on a disk.
 */
export function scratchFolder(): { path: string; temporary: string } {
  const path = mkdtempSync(join(isRoomy() ? memory : tmpdir(), 'vinculo-teste-'))
  // When we are root, PostgreSQL runs under another account that must reach it.
  chmodSync(path, 0o755)
  const temporary = join(path, 'tmp')
  mkdirSync(temporary)
  chmodSync(temporary, 0o1777)
  return { path, temporary }
}

function isRoomy(): boolean {
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
    const options = mounts.findLast((line) => line.startsWith(`tmpfs ${memory} tmpfs `))?.split(' ')[3]
    // Programs are started from this folder.
    if (!options?.startsWith('rw') || options.split(',').includes('noexec')) return false
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory()) >= needed
  } catch {
    return false
  }
}
