/**
 * Runs test files in this process one after another, as the parent names them, so that shared modules are
 * loaded once. Reports every finished file to the parent.
 */
import { resolve } from 'node:path'
import { projectRoot } from '../../server/config/config.ts'
import { watch } from './lane-reporter.ts'
import type { FromLane, ToLane } from './lanes.ts'
import { end } from './process-end.ts'

const longestFarewell = 60_000
// The runner would wait for the current test.
process.on('SIGTERM', () => process.exit(1))
process.on('message', ({ file }: ToLane) => void (file === undefined ? leave() : runFile(file)))
tell({ ready: true })

function tell(message: FromLane): void {
  process.send!(message)
}

async function runFile(file: string): Promise<void> {
  const over = watch(resolve(projectRoot, file))
  try {
    await import(resolve(projectRoot, file))
  } catch (error) {
    // A file that cannot be loaded has no tests, for which the run would wait.
    console.error(error)
    process.exit(1)
  }
  tell({ file, took: await over() })
}

async function leave(): Promise<void> {
  await end()
  process.channel!.unref()
  // A resource left open must not keep the run from ending.
  setTimeout(() => {
    console.error(`still open after all tests: ${process.getActiveResourcesInfo()}`)
    process.exit(1)
  }, longestFarewell).unref()
}
