/** Runs test files in this process, one after another: `lot.ts <file for durations> <test files…>`. */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { projectRoot } from '../../server/config/config.ts'
import { end } from './ending.ts'
import { letGo } from './unhooked.ts'

const longest = 240_000
const longestFarewell = 60_000
const [durations, ...files] = process.argv.slice(2)
const took: Record<string, number> = {}
// The runner itself would wait for the test that is under way.
process.on('SIGTERM', () => process.exit(1))
const tests = run({ files, isolation: 'none', timeout: longest, cwd: projectRoot })
// All files are loaded before the first of their tests begins.
tests.once('test:dequeue', letGo)
for (const type of ['test:pass', 'test:fail'] as const) {
  tests.on(type, ({ nesting, file, details }) => {
    if (type === 'test:fail') process.exitCode = 1
    if (nesting > 0 || !file) return
    const name = relative(projectRoot, file)
    took[name] = Math.round((took[name] ?? 0) + details.duration_ms)
  })
}
// What is open keeps the process, and the process what is told at the end.
let left = 0
tests.on('test:enqueue', ({ nesting }) => {
  if (nesting === 0) left++
})
tests.on('test:complete', ({ nesting }) => {
  if (nesting === 0 && --left === 0) void end().finally(leaveInTime)
})
/** What a test left open would keep the whole run from ending. */
function leaveInTime(): void {
  const leave = () => {
    console.error(`still open after the tests of ${files}: ${process.getActiveResourcesInfo()}`)
    process.exit(1)
  }
  setTimeout(leave, longestFarewell).unref()
}
tests.on('end', () => writeFileSync(durations!, JSON.stringify(took)))
tests.compose(new spec()).pipe(process.stdout)
