import { median } from '../support.ts'

/** How long it took after a kill until every client had a new batch acknowledged and ended. */
export interface Recovery {
  victim: string
  ms: number
}

export interface RunFigures {
  kills: number
  batches: number
  records: number
  lost: number
  doubled: number
  /** Whatever else was not as it should be: wrong, stale or unexpected answers, ends of processes. */
  otherFaults: number
  recoveryMedianMs: number
  recoveryWorstMs: number
  /** By victim: how often it was killed, and the median. */
  byVictim: Record<string, { kills: number; recoveryMedianMs: number | null; recoveryWorstMs: number | null }>
}

/** Sums over every recorded run, and the last run's own figures. */
export interface KillsResult {
  runs: number
  kills: number
  records: number
  lost: number
  doubled: number
  otherFaults: number
  last: RunFigures
}

export function byVictim(killed: readonly string[], recoveries: readonly Recovery[]): RunFigures['byVictim'] {
  const names = [...new Set(killed)].sort()
  return Object.fromEntries(
    names.map((name) => {
      const times = recoveries.filter(({ victim }) => victim === name).map(({ ms }) => ms)
      return [
        name,
        {
          kills: killed.filter((one) => one === name).length,
          recoveryMedianMs: times.length > 0 ? Math.round(median(times)) : null,
          recoveryWorstMs: times.length > 0 ? Math.round(Math.max(...times)) : null,
        },
      ]
    }),
  )
}

export function accumulate(before: KillsResult | undefined, last: RunFigures): KillsResult {
  return {
    runs: (before?.runs ?? 0) + 1,
    kills: (before?.kills ?? 0) + last.kills,
    records: (before?.records ?? 0) + last.records,
    lost: (before?.lost ?? 0) + last.lost,
    doubled: (before?.doubled ?? 0) + last.doubled,
    otherFaults: (before?.otherFaults ?? 0) + last.otherFaults,
    last,
  }
}
