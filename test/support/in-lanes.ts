import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Failures } from './lanes.ts'

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const asked = `
  import { runLanes } from ${JSON.stringify(beside('./lanes.ts'))}
  const failures = await runLanes(process.argv.slice(2), process.env, Number(process.argv[1]))
  process.stderr.write(JSON.stringify(failures))`

/** Output and failures of a run of these files, in a separate process so that the outer run does not count them. */
export function inLanes(files: readonly string[], lanes: number): { output: string; failures: Failures } {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', asked, String(lanes), ...files],
    { encoding: 'utf8' },
  )
  return { output: stdout, failures: JSON.parse(stderr) }
}
