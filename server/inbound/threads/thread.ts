import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { threadFlags } from '../../threads/flags.ts'
import { Heartbeat } from './heartbeat.ts'

/** Heap sizes of a thread in MiB. */
export interface Heap {
  /**
   * Young generation. The main thread's is kept small (package.json, bin/), because it mostly forwards bytes.
   */
  young: number
  /** Old generation. A thread that exceeds it ends without the process. */
  old: number
}

/** The thread ended during the work, not necessarily because of it. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded'
}

/** Starts a thread with its own heap sizes: without the flag, V8 would apply the main thread's. */
export function startThread(
  file: URL,
  workerData: Readonly<Record<string, unknown>>,
  { young, old }: Heap,
): { thread: Worker; heartbeat: Heartbeat } {
  setFlagsFromString('--max-semi-space-size=0')
  const heartbeat = new Heartbeat()
  const thread = new Worker(file, {
    execArgv: threadFlags,
    workerData: { ...workerData, heartbeat: heartbeat.memory },
    resourceLimits: { maxYoungGenerationSizeMb: young, maxOldGenerationSizeMb: old },
  })
  return { thread, heartbeat }
}
