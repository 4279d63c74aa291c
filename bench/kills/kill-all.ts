import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../../test/support/process.ts'
import { numbers } from '../../test/support/seeded-numbers.ts'
import type { Recovery } from './figures.ts'
import type { Processes } from './processes.ts'

export interface Killing {
  kills: number
  seed: number
}

/** A client that works through all kills. */
export interface Worker {
  /** Start of the last fully answered round. */
  roundSince: number
}

/** One of five kills comes during the recovery from the previous one. */
const hasty = 5
const longestMoment = 900

/** Kills until the number is reached; returns victims and recovery times. */
export async function killAll(
  place: Processes,
  { kills, seed }: Killing,
  workers: readonly Worker[],
  progress: () => string,
): Promise<{ killed: string[]; recoveries: Recovery[] }> {
  const next = numbers(seed)
  const killed: string[] = []
  const recoveries: Recovery[] = []
  while (killed.length < kills) {
    await sleep(next(longestMoment))
    const victim = place.victims[next(place.victims.length)]!
    const since = performance.now()
    await victim.kill()
    killed.push(victim.name)
    const isLast = killed.length === kills
    if (next(hasty) === 0 && !isLast) continue
    await until(`recovery from the kill of ${victim.name}`, () =>
      workers.every(({ roundSince }) => roundSince > since),
    )
    const ms = performance.now() - since
    recoveries.push({ victim: victim.name, ms })
    if (killed.length % 10 === 0 || isLast) {
      console.log(`${killed.length} kills, ${progress()}, last recovery ${Math.round(ms)} ms`)
    }
  }
  return { killed, recoveries }
}
