import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '../../server/config/config.ts'
import { type Durations, remembered } from './durations.ts'

/** Files under way at once: more than there are cores, because all of them wait for databases, and many for processes. */
const usualLanes = availableParallelism() * 2
/** Those with browsers, which are several processes each: whoever comes late to a core waits for pages that time out. */
export const browserLanes = availableParallelism() + 1
/** A test that takes longer is ended. */
const longest = 240_000
const mostShown = 10
const lastLines = 30
const stopping = ['SIGINT', 'SIGTERM'] as const
const counted = ['tests', 'suites', 'pass', 'fail', 'cancelled', 'skipped', 'todo'] as const
type Counts = Record<(typeof counted)[number], number>

/** What to tell of what failed, nothing where all is well. */
export type Failures = readonly string[]

/** What came of a run. */
export interface Outcome {
  failures: Failures
  durations: Durations
}

/** What is told to the process of a lane: the next file, or that there is none. */
export interface ToLane {
  file: string | undefined
}

/** What it tells: that it can begin, and the files that are over, with the milliseconds that each took. */
export type FromLane = { ready: true } | { file: string; took: number }

interface Done {
  /** The file that was under way when the process ended. */
  broken: string | undefined
  code: number
  output: string
}

/** The files that take longest first. */
export function slowestFirst(files: readonly string[]): string[] {
  const weight = remembered()
  return files.toSorted((one, other) => weight(other) - weight(one) || (one < other ? -1 : 1))
}

/**
 * Runs test files in a few processes, each of which takes the next when it is done with one: what files share is loaded and
 * warm after the first. Prints what a lane tells whenever a file of it is over, then what failed and the counts of all.
 */
export async function runLanes(
  files: readonly string[],
  env: NodeJS.ProcessEnv,
  lanes = usualLanes,
): Promise<Outcome> {
  const started = performance.now()
  const left = [...files]
  const durations: Record<string, number> = {}
  const done: Done[] = []
  const stop = () => left.splice(0)
  for (const signal of stopping) process.once(signal, stop)
  await Promise.all(
    Array.from({ length: Math.min(lanes, files.length) }, async () => {
      // One that breaks off is followed by another.
      while (left.length > 0) done.push(await runLane(left, env, durations))
    }),
  )
  for (const signal of stopping) process.off(signal, stop)
  const failures = done.flatMap(failuresOf)
  tell(failures)
  const total = done.map(({ output }) => countsOf(output))
  console.log('\nall lanes:')
  for (const name of counted) console.log(`ℹ ${name} ${total.reduce((sum, counts) => sum + counts[name], 0)}`)
  console.log(`ℹ duration_ms ${Math.round(performance.now() - started)}`)
  showSlowest(durations)
  return { failures, durations }
}

export function tell(failures: Failures): void {
  if (failures.length > 0) console.log(`\n✖ failing tests of all lanes:\n${failures.join('\n')}`)
}

/** A lane that failed without a failing test tells its last lines; so does one that ended without counting: it was cut short. */
function failuresOf({ broken, code, output }: Done): string[] {
  const failing = output.split('✖ failing tests:\n')[1]
  if (failing) return [failing]
  if (code === 0 && countsOf(output).tests > 0) return []
  const last = output.split('\n').slice(-lastLines).join('\n')
  return [`a lane ended with ${code} ${broken ? `in the middle of ${broken}` : 'after its files'}:\n${last}`]
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

/** Takes files from those that are left until there is none, and says how long each took. */
function runLane(left: string[], env: NodeJS.ProcessEnv, durations: Record<string, number>): Promise<Done> {
  const preloaded = ['../../bin/imports.mjs', './unhooked.ts'].flatMap((name) => ['--import', beside(name)])
  const child = spawn(
    process.execPath,
    [
      ...preloaded,
      `--test-timeout=${longest}`,
      `--test-reporter=${beside('./watching.ts')}`,
      beside('./lane.ts'),
    ],
    { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env },
  )
  let output = ''
  let printed = 0
  const print = () => {
    process.stdout.write(output.slice(printed))
    printed = output.length
  }
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  let file: string | undefined
  child.on('message', (told: FromLane) => {
    if ('took' in told) durations[told.file] = told.took
    print()
    file = left.shift()
    const next: ToLane = { file }
    child.send(next)
  })
  const stop = () => child.kill('SIGTERM')
  for (const signal of stopping) process.once(signal, stop)
  return new Promise((resolve) => {
    child.on('close', (code) => {
      for (const signal of stopping) process.off(signal, stop)
      print()
      resolve({ broken: file, code: code ?? 1, output })
    })
  })
}

function countsOf(output: string): Counts {
  const count = (name: string) => Number(new RegExp(`^ℹ ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0)
  return Object.fromEntries(counted.map((name) => [name, count(name)])) as Counts
}
