import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '../../server/config/config.ts'
import { type Durations, read, remember, remembered } from './durations.ts'

/** Lots under way at once: more than there are cores, because all of them wait for databases, and many for processes. */
const usualLanes = availableParallelism() * 2
/** Those with browsers, which are several processes each: whoever comes late to a core waits for pages that time out. */
export const browserLanes = availableParallelism() + 1
const mostShown = 10
const lastLines = 30
const stopping = ['SIGINT', 'SIGTERM'] as const
const counted = ['tests', 'suites', 'pass', 'fail', 'cancelled', 'skipped', 'todo'] as const
type Counts = Record<(typeof counted)[number], number>

/** What came of a run: what to tell of what failed, nothing where all is well. */
export type Failures = readonly string[]

interface Done {
  files: readonly string[]
  code: number
  output: string
  durations: Durations
}

/** The files that take longest first. */
export function slowestFirst(files: readonly string[]): string[] {
  const weight = remembered()
  return files.toSorted((one, other) => weight(other) - weight(one) || (one < other ? -1 : 1))
}

/**
 * Cuts files into lots, in their order. Each takes a share of what is left, so that the first are long, and load
 * what they share once, and the last are short, and the lanes end at about the same time. None is so short that loading
 * would be most of it.
 */
export function cut(files: readonly string[], weight: (file: string) => number, lanes: number): string[][] {
  const lots: string[][] = []
  const all = files.reduce((sum, file) => sum + weight(file), 0)
  const least = all / (8 * lanes)
  let left = all
  let room = 0
  for (const file of files) {
    if (room <= 0) {
      room = Math.max(least, left / (1.5 * lanes))
      lots.push([])
    }
    lots.at(-1)!.push(file)
    room -= weight(file)
    left -= weight(file)
  }
  return lots
}

/**
 * Runs test files in a few lots, each in one process: what they share is loaded and warm after the first file.
 * Prints each lot when it ends, then what failed and the counts of all. What failed comes back, so that the last lines of
 * a run can tell it again.
 */
export async function runLots(
  files: readonly string[],
  env: NodeJS.ProcessEnv,
  lanes = usualLanes,
): Promise<Failures> {
  const started = performance.now()
  const lots = cut(files, remembered(), lanes)
  const done: Done[] = []
  const stop = () => lots.splice(0)
  for (const signal of stopping) process.once(signal, stop)
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let lot = lots.shift(); lot; lot = lots.shift()) {
        const one = await runLot(lot, env, join(env.VINCULO_TEST_FOLDER!, `${lots.length}.json`))
        process.stdout.write(one.output)
        done.push(one)
      }
    }),
  )
  const failures = done.flatMap(failuresOf)
  tell(failures)
  const total = done.map(({ output }) => countsOf(output))
  console.log('\nall lots:')
  for (const name of counted) console.log(`ℹ ${name} ${total.reduce((sum, counts) => sum + counts[name], 0)}`)
  console.log(`ℹ duration_ms ${Math.round(performance.now() - started)}`)
  const durations: Durations = Object.assign({}, ...done.map((one) => one.durations))
  showSlowest(durations)
  remember(durations)
  return failures
}

export function tell(failures: Failures): void {
  if (failures.length > 0) console.log(`\n✖ failing tests of all lots:\n${failures.join('\n')}`)
}

/** A lot that failed without a failing test tells its last lines; so does one that ended without counting: it was cut short. */
function failuresOf({ files, code, output }: Done): string[] {
  const failing = output.split('✖ failing tests:\n')[1]
  if (failing) return [failing]
  if (code === 0 && countsOf(output).tests > 0) return []
  return [
    `the lot of ${files.join(', ')} ended with ${code}:\n${output.split('\n').slice(-lastLines).join('\n')}`,
  ]
}

function showSlowest(durations: Durations): void {
  const slowest = Object.entries(durations).sort(([, one], [, other]) => other - one)
  if (slowest.length <= mostShown) return
  console.log('\nthe files that took longest:')
  for (const [file, ms] of slowest.slice(0, mostShown)) {
    console.log(`${(ms / 1000).toFixed(1).padStart(8)} s  ${file}`)
  }
}

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url))

function runLot(files: readonly string[], env: NodeJS.ProcessEnv, durations: string): Promise<Done> {
  const preloaded = ['../../bin/imports.mjs', './unhooked.ts'].flatMap((name) => ['--import', beside(name)])
  const runner = [...preloaded, beside('./lot.ts')]
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...runner, durations, ...files], {
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
    for (const signal of stopping) process.once(signal, stop)
    child.on('close', (code) => {
      for (const signal of stopping) process.off(signal, stop)
      resolve({ files, code: code ?? 1, output, durations: read(durations) })
    })
  })
}

function countsOf(output: string): Counts {
  const count = (name: string) => Number(new RegExp(`^ℹ ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0)
  return Object.fromEntries(counted.map((name) => [name, count(name)])) as Counts
}
