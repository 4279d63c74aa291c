import { execFileSync } from 'node:child_process'
import { readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readPlainFile } from './private-files.ts'

export interface Postmaster {
  pid: number
  port: number
  /** Folder of its socket; empty while it starts. */
  socket: string
  /** Whether an older version of the program started it: it is ready, and on a port only. */
  older: boolean
}

/** The server that runs on this cluster, whoever started it, or nothing. */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const lines = readPlainFile(join(cluster, 'postmaster.pid'))?.split('\n') ?? []
  const [pid, folder, , port, socket = '', , , status = ''] = lines
  const older = socket === '' && status.startsWith('ready')
  const found = { pid: Number(pid), port: Number(port), socket, older }
  return found.pid > 0 && serves(found.pid, recordedFolder(folder, cluster)) ? found : undefined
}

/** The folder as the server knows it: the same one may be reached by another path now. */
function recordedFolder(recorded: string | undefined, cluster: string): string {
  try {
    return recorded && realpathSync(recorded) === realpathSync(cluster) ? recorded : cluster
  } catch {
    return cluster
  }
}

/** Removes a lock file whose process is gone or is now another program: PostgreSQL alone would refuse to start. */
export function clearStaleLock(cluster: string): void {
  if (!runningPostmaster(cluster)) rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

/** Whether this process is the server of this cluster: its number alone may belong to any program by now. */
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

/** Processes known to be the server: asking the system again every time would be too slow. */
const known = new Set<number>()

function servesElsewhere(pid: number, cluster: string): boolean {
  if (known.has(pid)) return true
  const command = execFileSync('/bin/ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  if (!command.includes(cluster)) return false
  known.add(pid)
  return true
}
