import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export interface Postmaster {
  pid: number
  port: number
}

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  if (process.platform !== 'linux') return true
  try {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.[0]
    return state !== 'Z' && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return false
  }
}

/** The server that runs on this cluster, whoever started it, or nothing. */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!isPostgres(pid)) return undefined
  return { pid, port }
}

/** Removes a lock file whose process is gone or is now another program: PostgreSQL alone would refuse to start. */
export function clearStaleLock(cluster: string): void {
  if (!runningPostmaster(cluster)) rmSync(join(cluster, 'postmaster.pid'), { force: true })
}
