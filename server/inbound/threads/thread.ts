import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { knowingImports } from '../../threads/imports.ts'
import { Pulse } from './pulse.ts'

/** Sizes of a thread's heap, in MiB. */
export interface Heap {
  /** Its nursery. The main thread's is small (package.json, bin/): it passes bytes on and must stay small doing so. */
  young: number
  /** What it may hold for longer. A thread that needs more ends alone, not with the process. */
  old: number
}

/** The thread that worked on something ended before it was done: not necessarily because of it. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded'
}

/** Starts a thread with a heap of its own size: V8 would give every thread the main thread's. */
export function startThread(
  file: URL,
  workerData: Readonly<Record<string, unknown>>,
  { young, old }: Heap,
): { thread: Worker; pulse: Pulse } {
  setFlagsFromString('--max-semi-space-size=0')
  const pulse = new Pulse()
  const thread = new Worker(file, {
    execArgv: knowingImports,
    workerData: { ...workerData, pulse: pulse.memory },
    resourceLimits: { maxYoungGenerationSizeMb: young, maxOldGenerationSizeMb: old },
  })
  return { thread, pulse }
}
