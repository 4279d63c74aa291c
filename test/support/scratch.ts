import { chmodSync, mkdirSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** What a whole run may need at once, and leaves to everybody else. */
const needed = 6 * 2 ** 30

/**
 * A folder for what a run writes: in memory where there is plenty, else in the temporary folder. Nobody needs it after the
 * run, and each of a hundred databases is twelve hundred files: on a disk, making and removing them is most of the work.
 */
export function scratchFolder(): { path: string; temporary: string } {
  const path = mkdtempSync(join(isRoomy() ? memory : tmpdir(), 'vinculo-teste-'))
  // The account PostgreSQL runs under when we are root must reach it.
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
    // Programs are started from there.
    if (!options?.startsWith('rw') || options.split(',').includes('noexec')) return false
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory()) >= needed
  } catch {
    return false
  }
}
