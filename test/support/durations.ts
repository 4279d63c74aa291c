import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '../../server/config/config.ts'

/** How long test files took, in milliseconds, by their path. */
export type Durations = Readonly<Record<string, number>>

const memory = join(projectRoot, 'node_modules/.cache/vinculo-testes.json')

/**
 * What a file is taken for that has not run here yet, by the first that it matches: tests that start and kill processes, or
 * browsers, take long. A long one that begins last keeps everybody waiting.
 */
const guesses: readonly (readonly [RegExp, number])[] = [
  [/faults\/first-start|browser\/integracao/, 50_000],
  [/browser\/(axe|docs|employee|office|public-vacancies|restart|tesouraria)/, 10_000],
  [/browser\//, 30_000],
  [/faults\//, 15_000],
  [/domain\//, 500],
]
const guess = (file: string) => guesses.find(([part]) => part.test(file))?.[1] ?? 3_000

/** What is known of former runs on this machine. */
export function remembered(): (file: string) => number {
  const known = read(memory)
  return (file) => known[file] ?? guess(file)
}

export function remember(durations: Durations): void {
  mkdirSync(dirname(memory), { recursive: true })
  writeFileSync(memory, JSON.stringify({ ...read(memory), ...durations }, null, 1))
}

function read(file: string): Durations {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
