import { setTimeout as sleep } from 'node:timers/promises'
import { numbers } from '../../test/support/numbers.ts'
import { until } from '../../test/support/process.ts'
import type { Recovery } from './figures.ts'
import type { Place } from './place.ts'

export interface Killing {
  kills: number
  seed: number
}

/** Somebody who works whatever is killed. */
export interface Worker {
  /** When the last round that was answered throughout had begun. */
  roundSince: number
}

/** Of five kills, one comes while the one before is being recovered from. */
const hasty = 5
const longestMoment = 900

/** Kills until there were enough, and returns whom and how long each recovery took. */
export async function killAll(
  place: Place,
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
