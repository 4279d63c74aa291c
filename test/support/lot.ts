/** Runs test files in this process, one after another: `lot.ts <file for durations> <test files…>`. */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { projectRoot } from '../../server/config/config.ts'
import { letGo } from './unhooked.ts'

const longest = 240_000
const [durations, ...files] = process.argv.slice(2)
const took: Record<string, number> = {}
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
tests.on('end', () => writeFileSync(durations!, JSON.stringify(took)))
tests.compose(new spec()).pipe(process.stdout)
