/**
 * Runs test files in this process, one after another, each as the parent names it: what they share is loaded and warm
 * after the first. The parent hears of every file that is over, and says when there are no more.
 */
import { resolve } from 'node:path'
import { projectRoot } from '../../server/config/config.ts'
import { end } from './ending.ts'
import type { FromLane, ToLane } from './lanes.ts'
import { letGo, takeHold } from './unhooked.ts'
import { watch } from './watching.ts'

const longestFarewell = 60_000
// The runner itself would wait for the test that is under way.
process.on('SIGTERM', () => process.exit(1))
process.on('message', ({ file }: ToLane) => void (file === undefined ? leave() : runFile(file)))
tell({ ready: true })

function tell(message: FromLane): void {
  process.send!(message)
}

async function runFile(file: string): Promise<void> {
  const over = watch(resolve(projectRoot, file))
  takeHold()
  await import(resolve(projectRoot, file))
  letGo()
  tell({ file, took: await over() })
}

async function leave(): Promise<void> {
  await end()
  process.channel!.unref()
  // What a test left open would keep the whole run from ending.
  setTimeout(() => {
    console.error(`still open after all tests: ${process.getActiveResourcesInfo()}`)
    process.exit(1)
  }, longestFarewell).unref()
}
