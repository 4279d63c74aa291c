/**
 * The process of the attackers. It is told once whom to attack, how and for how long, reports its counts every second and
 * ends by itself. Attackers have machines of their own: here they take the time that nobody else wants.
 */
import { setPriority } from 'node:os'
import type { Counts, Target } from './attack.ts'
import { attacks } from './attacks/index.ts'

export interface Orders {
  target: Target
  kinds: string[]
  ms: number
}

/** By the name of the attack. */
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
