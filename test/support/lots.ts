import { spawn } from 'node:child_process'
import { projectRoot } from '../../server/config/config.ts'

/** Lots under way at once: more than there are cores, because many of them wait for processes. */
const lanes = 3
/** More lots than lanes, so that the lanes end at about the same time. */
const mostLots = 15
const counted = ['tests', 'suites', 'pass', 'fail', 'cancelled', 'skipped', 'todo'] as const
type Counts = Record<(typeof counted)[number], number>

/** Tests that start and kill processes take long and come first. */
export const slowFirst = (one: string, other: string) =>
  Number(other.includes('faults')) - Number(one.includes('faults')) || (one < other ? -1 : 1)

interface Done {
  code: number
  output: string
}

/**
 * Runs test files in a few lots, each in one process: what they share is loaded and warm after the first file.
 * Prints each lot when it ends, then what failed and the counts of all. The exit code of the whole comes back.
 */
export async function runLots(files: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const started = performance.now()
  const lots = Array.from({ length: Math.min(mostLots, files.length) }, (_, lot) =>
    files.filter((_, at) => at % Math.min(mostLots, files.length) === lot),
  )
  const done: Done[] = []
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let lot = lots.shift(); lot; lot = lots.shift()) {
        const one = await runLot(lot, env)
        process.stdout.write(one.output)
        done.push(one)
      }
    }),
  )
  const failures = done.map(({ output }) => output.split('✖ failing tests:\n')[1] ?? '').join('')
  if (failures) console.log(`\n✖ failing tests of all lots:\n${failures}`)
  const total = done.map(({ output }) => countsOf(output))
  console.log('\nall lots:')
  for (const name of counted) console.log(`ℹ ${name} ${total.reduce((sum, counts) => sum + counts[name], 0)}`)
  console.log(`ℹ duration_ms ${Math.round(performance.now() - started)}`)
  // A lot that ended without counting was cut short, whatever its code says.
  return done.every(({ code }, at) => code === 0 && total[at]!.tests > 0) ? 0 : 1
}

function runLot(files: readonly string[], env: NodeJS.ProcessEnv): Promise<Done> {
  const options = ['--test', '--test-isolation=none', '--test-reporter=spec', '--test-timeout=240000']
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...options, ...files], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    const stop = () => child.kill('SIGTERM')
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
    child.on('close', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
      resolve({ code: code ?? 1, output })
    })
  })
}

function countsOf(output: string): Counts {
  const count = (name: string) => Number(new RegExp(`^ℹ ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0)
  return Object.fromEntries(counted.map((name) => [name, count(name)])) as Counts
}
