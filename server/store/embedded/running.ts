import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runningPostmaster } from './postmaster.ts'

/** Whether the embedded server of a data folder runs already. */
export function runningIn(data: string): boolean {
  const pointer = join(data, 'postgres-place')
  const base = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(data, 'postgres')
  return runningPostmaster(join(base, 'pg')) !== undefined
}
