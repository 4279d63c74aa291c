import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'

/**
 * Starts a thread with a nursery of its own size, in MiB. The main thread's is small (package.json, bin/): it
 * passes bytes on and must stay small doing so. V8 would give every thread the same.
 */
export function startThread(file: URL, workerData: unknown, maxYoungGenerationSizeMb: number): Worker {
  setFlagsFromString('--max-semi-space-size=0')
  return new Worker(file, { workerData, resourceLimits: { maxYoungGenerationSizeMb } })
}
