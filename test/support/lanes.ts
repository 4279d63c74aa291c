import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '../../server/config/config.ts'

/** Twice the number of cores, because test files mostly wait for databases and processes. */
const usualLanes = availableParallelism() * 2
/** Lanes with a browser, which runs several processes: more lanes make pages time out. */
export const browserLanes = availableParallelism() + 1
/** Timeout of one test. */
const longest = 240_000
const mostShown = 10
const lastLines = 30
const stopping = ['SIGINT', 'SIGTERM'] as const
/** Folders with long files come first, because a long file that begins last delays the end of the run. */
const folders = ['faults', 'money', 'contract', 'operations']
/** Counts by the names of the runner's summary. */
const counted = {
  tests: 'tests',
  suites: 'suites',
  passed: 'pass',
  failed: 'fail',
  cancelled: 'cancelled',
  skipped: 'skipped',
  todo: 'todo',
} as const
export type Counts = Readonly<Record<keyof typeof counted, number>>

/** Milliseconds per test file, by path. */
type Durations = Readonly<Record<string, number>>

/** Texts of the failures. */
export type Failures = readonly string[]

/** Message to a lane: the next file, or none. */
export interface ToLane {
  file: string | undefined
}

/** Message from a lane: ready, a finished file with its duration, a failed test, or the counts at its end. */
export type FromLane =
  | { ready: true }
  | { file: string; took: number }
  | { failed: string }
  | { counts: Counts }

interface Done {
  /** The file that ran when the process ended. */
  broken: string | undefined
  code: number
  output: string
  failed: readonly string[]
  /** Undefined when the process ended early. */
  counts: Counts | undefined
}

/** Sorts files of folders with long ones first. */
export function longFirst(files: readonly string[]): string[] {
  const place = (file: string) => {
    const at = folders.indexOf(file.split('/')[1]!)
    return at < 0 ? folders.length : at
  }
  return files.toSorted((one, other) => place(one) - place(other) || (one < other ? -1 : 1))
}

/**
 * Runs test files in a few processes. Each takes the next file when it has finished one, so that shared
 * modules are loaded once per process; `run()` of node:test has one process per file, or one for all. Prints
 * a lane's output after each file, then failures and counts.
 */
export async function runLanes(
  files: readonly string[],
  env: NodeJS.ProcessEnv,
  lanes = usualLanes,
): Promise<Failures> {
  const started = performance.now()
  const left = [...files]
  const durations: Record<string, number> = {}
  const done: Done[] = []
  const stop = () => left.splice(0)
  for (const signal of stopping) process.once(signal, stop)
  await Promise.all(
    Array.from({ length: Math.min(lanes, files.length) }, async () => {
      // A lane that crashes is replaced.
      while (left.length > 0) done.push(await runLane(left, env, durations))
    }),
  )
  for (const signal of stopping) process.off(signal, stop)
  const failures = done.flatMap(failuresOf)
  tell(failures)
  console.log('\nall lanes:')
  for (const [name, printed] of Object.entries(counted) as [keyof Counts, string][])
    console.log(`ℹ ${printed} ${done.reduce((sum, { counts }) => sum + (counts?.[name] ?? 0), 0)}`)
  console.log(`ℹ duration_ms ${Math.round(performance.now() - started)}`)
  showSlowest(durations)
  return failures
}

export function tell(failures: Failures): void {
  if (failures.length > 0) console.log(`\n✖ failing tests of all lanes:\n${failures.join('\n')}`)
}

/** A lane that failed without a failing test, or ended without counts, reports its last lines. */
function failuresOf({ broken, code, output, failed, counts }: Done): readonly string[] {
  if (counts?.tests && (code === 0 || failed.length > 0)) return failed
  const last = output.split('\n').slice(-lastLines).join('\n')
  return [
    ...failed,
    `a lane ended with ${code} ${broken ? `in the middle of ${broken}` : 'after its files'}:\n${last}`,
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

/** Takes files from the queue until it is empty, and records their durations. */
function runLane(left: string[], env: NodeJS.ProcessEnv, durations: Record<string, number>): Promise<Done> {
  const child = spawn(
    process.execPath,
    [`--test-timeout=${longest}`, `--test-reporter=${beside('./lane-reporter.ts')}`, beside('./lane.ts')],
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
  const failed: string[] = []
  let counts: Counts | undefined
  child.on('message', (told: FromLane) => {
    if ('failed' in told) return failed.push(told.failed)
    if ('counts' in told) {
      counts = told.counts
      return
    }
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
      resolve({ broken: file, code: code ?? 1, output, failed, counts })
    })
  })
}
