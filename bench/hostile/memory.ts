import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const every = 500

/** Resident memory of a process with all its threads, in MiB. */
function residentMemory(pid: number): number {
  if (process.platform === 'linux') {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  }
  return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) / 1024
}

/** Samples the memory of a process; keeps the maximum since the last reading. */
export class MemoryWatch {
  now = 0
  #highest = 0
  readonly #timer: NodeJS.Timeout

  constructor(pid: number) {
    this.#timer = setInterval(() => {
      try {
        this.now = residentMemory(pid)
        this.#highest = Math.max(this.#highest, this.now)
      } catch {
        // The process has ended, which the run detects itself.
      }
    }, every)
  }

  highest(): number {
    const highest = this.#highest
    this.#highest = this.now
    return highest
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
