/**
 * The attackers' process. It gets its orders once, reports counts every second and exits by itself. It runs
 * at low priority, because real attackers use machines of their own.
 */
import { setPriority } from 'node:os'
import type { Counts, Target } from './attack.ts'
import { attacks } from './attacks/index.ts'

export interface Orders {
  target: Target
  kinds: string[]
  ms: number
}

/** Counts by attack. */
export type Report = Record<string, Counts>

const lowPriority = 19

async function obey({ target, kinds, ms }: Orders): Promise<void> {
  setPriority(lowPriority)
  const signal = AbortSignal.timeout(ms)
  const report: Report = {}
  const told = setInterval(() => process.send?.(report), 1_000)
  const wanted = attacks.filter(({ name }) => kinds.includes(name))
  await Promise.all(
    wanted.map(async ({ name, run }) => {
      const counts: Counts = {}
      report[name] = counts
      const count = (what: string | number) => {
        counts[what] = (counts[what] ?? 0) + 1
      }
      await run({ target, token: target.tokens[name] ?? '', signal, count }).catch((error) =>
        count(`failed: ${error}`),
      )
    }),
  )
  clearInterval(told)
  process.send?.(report, () => process.exit(0))
}

process.once('message', (orders) => obey(orders as Orders))
process.once('disconnect', () => process.exit(1))
