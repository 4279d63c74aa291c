import type { Report } from './attackers.ts'

export const bounds = { latencyRatio: 3, memoryMiB: 700 } as const

/** What the run came to. */
export interface Outcome {
  idleMedianMs: number
  attackedMedianMs: number
  highestMemoryMiB: number
  records: number
  /** What the comparison of the ledger found; absent where there was nobody left to compare with. */
  ledger: { lost: number; doubled: number; wrong: number } | undefined
  /** Requests of the honest clients, and sign-ins, that failed. */
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

/** The attacks that were answered with a fault of the program's own: 503 says "not now", 500 says that nobody knows. */
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
