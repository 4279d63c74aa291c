import { rounded } from '../support.ts'
import type { Phase } from './measure.ts'
import { latencyRatio, type Outcome } from './verdict.ts'

export interface HostileResult {
  minutes: number
  idleMedianMs: number
  attackedMedianMs: number
  attackedToIdle: number
  batchIdleMs: number
  batchAttackedMs: number
  highestMemoryMiB: number
  records: number
  lost: number | null
  doubled: number | null
  failures: number
  attempts: number
}

export function figuresOf(
  minutes: number,
  [idle, attacked]: readonly Phase[],
  outcome: Outcome,
): HostileResult {
  const counts = Object.values(outcome.attacks).flatMap((counts) => Object.values(counts))
  const { idleMedianMs, attackedMedianMs, highestMemoryMiB, records, ledger, failures } = outcome
  return {
    minutes,
    idleMedianMs,
    attackedMedianMs,
    attackedToIdle: rounded(latencyRatio(outcome)),
    batchIdleMs: idle!.batchMs,
    batchAttackedMs: attacked!.batchMs,
    highestMemoryMiB,
    records,
    lost: ledger?.lost ?? null,
    doubled: ledger?.doubled ?? null,
    failures,
    attempts: counts.reduce((sum, count) => sum + count, 0),
  }
}
