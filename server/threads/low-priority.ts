import { setPriority } from 'node:os'

/** Niceness: below the threads that answer requests (0), above idle work (19). */
const niceness = 10

/**
 * Runs the calling thread at nice 10, so that requests get the processor first. Only Linux has priorities per
 * thread; elsewhere this would change the whole process.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(niceness)
  } catch {
    // The system may forbid it; the thread then runs at normal priority.
  }
}
