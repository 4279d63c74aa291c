import { median } from '../support.ts'

/** Time after a kill until every client had a new batch acknowledged and completed. */
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
  /** Other faults: wrong, stale or unexpected answers, and process exits. */
  otherFaults: number
  recoveryMedianMs: number
  recoveryWorstMs: number
  /** By victim: number of kills and recovery times. */
  byVictim: Record<string, { kills: number; recoveryMedianMs: number | null; recoveryWorstMs: number | null }>
}

/** Totals over all recorded runs, and the figures of the last. */
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
