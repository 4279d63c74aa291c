import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const longestStart = 120_000

/** Lets one process at a time create or start the cluster of a data folder. A lock left by a crash is ignored. */
export async function withStartLock<T>(data: string, work: () => Promise<T>): Promise<T> {
  const file = join(data, 'start.lock')
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (isAbandoned(file)) rmSync(file, { force: true })
      else await sleep(50)
    }
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function isAbandoned(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    if (Date.now() - statSync(file).mtimeMs > longestStart || pid === process.pid) return true
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
