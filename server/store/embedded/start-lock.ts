import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DataGone } from './failure.ts'

const longestStart = 15 * 60_000
const held = new Set<string>()

/**
 * Lets one process at a time create, start or stop the cluster of a data folder. A lock left by a crash is
 * removed. Throws `DataGone` before the work when the folder is missing.
 */
export async function withStartLock<T>(data: string, work: () => Promise<T>): Promise<T> {
  const file = join(data, 'start.lock')
  for (;;) {
    try {
      writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' })
      break
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // The file was created, but it stayed empty.
      if (code === 'ENOSPC') rmSync(file, { force: true })
      if (code === 'ENOENT') throw new DataGone(data)
      if (code !== 'EEXIST') throw error
      if (isAbandoned(file)) rmSync(file, { force: true })
      else await sleep(20)
    }
  }
  held.add(file)
  try {
    return await work()
  } finally {
    held.delete(file)
    rmSync(file, { force: true })
  }
}

/** Whether the process that took the lock has ended. The start time detects a reused process number. */
function isAbandoned(file: string): boolean {
  try {
    const [pid = '', start = ''] = readFileSync(file, 'utf8').split(' ')
    const age = Date.now() - statSync(file).mtimeMs
    // Created, but not written yet.
    if (pid === '') return age > 5_000
    if (age > longestStart) return true
    if (Number(pid) === process.pid) return !held.has(file)
    return !isAlive(Number(pid)) || startOf(Number(pid)) !== start
  } catch {
    // The file or the process just disappeared; the next attempt decides.
    return false
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Start time of a process in clock ticks; empty where the system does not tell. */
export function startOf(pid: number): string {
  if (process.platform !== 'linux') return ''
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  return fields[19]!
}
