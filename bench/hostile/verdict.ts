import type { Report } from './attackers.ts'

export const bounds = { latencyRatio: 3, memoryMiB: 700 } as const

/** Result of the run. */
export interface Outcome {
  idleMedianMs: number
  attackedMedianMs: number
  highestMemoryMiB: number
  records: number
  /** Differences from the ledger; undefined if the server was down. */
  ledger: { lost: number; doubled: number; wrong: number } | undefined
  /** Failed requests and sign-ins of honest clients. */
  failures: number
  attacks: Report
  sameProcess: boolean
  exitCode: number | null
}

export interface Judgement {
  measure: string
  bound: string
  value: string
  holds: boolean
}

export const latencyRatio = ({ attackedMedianMs, idleMedianMs }: Outcome) => attackedMedianMs / idleMedianMs

/** Attacks that caused an internal error: 503 means overload, 500 a defect. */
export function faultsOf(attacks: Report): string[] {
  return Object.entries(attacks)
    .filter(([, counts]) => (counts['500'] ?? 0) > 0)
    .map(([name, counts]) => `${name} (${counts['500']})`)
}

export function judge(outcome: Outcome): Judgement[] {
  const none = (measure: string, count: number | undefined) => ({
    measure,
    bound: '0',
    value: String(count ?? 'not known'),
    holds: count === 0,
  })
  const ratio = latencyRatio(outcome)
  const faults = faultsOf(outcome.attacks)
  return [
    {
      measure: 'median latency of honest requests, under attack against idle',
      bound: `≤ ${bounds.latencyRatio}`,
      value: ratio.toFixed(2),
      holds: ratio <= bounds.latencyRatio,
    },
    {
      measure: 'highest memory of the server (MiB)',
      bound: `< ${bounds.memoryMiB}`,
      value: outcome.highestMemoryMiB.toFixed(0),
      holds: outcome.highestMemoryMiB < bounds.memoryMiB,
    },
    none(`lost of ${outcome.records} records`, outcome.ledger?.lost),
    none('doubled', outcome.ledger?.doubled),
    none('wrong', outcome.ledger?.wrong),
    none('honest requests that failed', outcome.failures),
    {
      measure: 'attacks answered with 500',
      bound: 'none',
      value: faults.join(', ') || 'none',
      holds: faults.length === 0,
    },
    {
      measure: 'the server is still the same process',
      bound: 'yes',
      value: outcome.sameProcess ? 'yes' : 'no',
      holds: outcome.sameProcess,
    },
    {
      measure: 'exit code after SIGTERM',
      bound: '0',
      value: String(outcome.exitCode),
      holds: outcome.exitCode === 0,
    },
  ]
}
