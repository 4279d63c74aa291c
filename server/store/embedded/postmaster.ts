import { execFileSync } from 'node:child_process'
import { readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readPlainFile } from './private-files.ts'

export interface Postmaster {
  pid: number
  port: number
  /** Folder of its socket; empty while it starts. */
  socket: string
  /** Whether an older version of the program started it: it is ready and has only a port. */
  older: boolean
}

/** The server that runs on this cluster, if any. */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const lines = readPlainFile(join(cluster, 'postmaster.pid'))?.split('\n') ?? []
  const [pid, folder, , port, socket = '', , , status = ''] = lines
  const older = socket === '' && status.startsWith('ready')
  const found = { pid: Number(pid), port: Number(port), socket, older }
  return found.pid > 0 && serves(found.pid, recordedFolder(folder, cluster)) ? found : undefined
}

/** The path under which the server was started, if it still leads to this cluster. */
function recordedFolder(recorded: string | undefined, cluster: string): string {
  try {
    return recorded && realpathSync(recorded) === realpathSync(cluster) ? recorded : cluster
  } catch {
    return cluster
  }
}

/**
 * Removes postmaster.pid of a process that ended or whose number was reused: PostgreSQL would refuse to
 * start.
 */
export function clearStaleLock(cluster: string): void {
  if (!runningPostmaster(cluster)) rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

/** Whether the process is the server of this cluster: its number may have been reused. */
function serves(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  try {
    return process.platform === 'linux' ? servesOnLinux(pid, cluster) : servesElsewhere(pid, cluster)
  } catch {
    return false
  }
}

function servesOnLinux(pid: number, cluster: string): boolean {
  const state = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.[0]
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  return state !== 'Z' && words[0]!.endsWith('postgres') && words.includes(cluster)
}

/** Cache of verified processes, because `ps` is slow. */
const known = new Set<number>()

function servesElsewhere(pid: number, cluster: string): boolean {
  if (known.has(pid)) return true
  const command = execFileSync('/bin/ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  if (!command.includes(cluster)) return false
  known.add(pid)
  return true
}
