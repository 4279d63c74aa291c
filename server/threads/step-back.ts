import { setPriority } from 'node:os'

/** Behind whoever answers requests, before what the machine does when nobody wants it. */
const behind = 10

/**
 * Lets requests go first: the thread that calls this gets the processor's time that they leave. Only Linux knows
 * threads of different priority; elsewhere it would be the whole process.
 */
export function stepBack(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(behind)
  } catch {
    // A system may forbid it; the work is the same.
  }
}
