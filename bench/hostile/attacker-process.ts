import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Orders, Report } from './attackers.ts'

/** Milliseconds for the attackers to exit after their time. */
const grace = 15_000

/** The attackers' process as seen by the run. */
export class AttackerProcess {
  /** Their counts, at most one second old. */
  report: Report = {}
  /** Exit code; 0 if correct. */
  readonly ended: Promise<number | null>
  readonly #child: ChildProcess

  constructor(orders: Orders) {
    const child = fork(fileURLToPath(new URL('./attackers.ts', import.meta.url)))
    this.#child = child
    child.on('message', (report) => {
      this.report = report as Report
    })
    child.send(orders)
    const late = setTimeout(() => child.kill('SIGKILL'), orders.ms + grace)
    this.ended = once(child, 'exit').then(([code]) => {
      clearTimeout(late)
      return code as number | null
    })
  }

  stop(): void {
    this.#child.kill('SIGKILL')
  }
}

/** Sums two reports. */
export function joinReports(one: Report, other: Report): Report {
  const joined: Report = { ...one }
  for (const [name, counts] of Object.entries(other)) {
    const sums = { ...joined[name] }
    for (const [what, count] of Object.entries(counts)) sums[what] = (sums[what] ?? 0) + count
    joined[name] = sums
  }
  return joined
}
