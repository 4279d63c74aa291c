import type { HostileResult } from './hostile/figures.ts'
import { bounds } from './hostile/verdict.ts'
import type { KillsResult } from './kills/figures.ts'
import type { OfficeResult } from './kills/office/figures.ts'

type Row = [measure: string, bound: string, result: string]

/** Table rows about attacks and kills. */
export function runRows(results: Record<string, unknown>): Row[] {
  return [
    ...hostileRows(results.hostile as HostileResult | undefined),
    ...killRows(results.kills as KillsResult | undefined),
    ...officeRows(results.officeKills as OfficeResult | undefined),
  ]
}

function hostileRows(hostile: HostileResult | undefined): Row[] {
  if (!hostile) return []
  const { minutes, idleMedianMs, attackedMedianMs, attackedToIdle, records, lost, doubled } = hostile
  return [
    [
      `Median of honest requests during ${minutes} minutes of attacks of every kind, against idle`,
      `≤ ${bounds.latencyRatio}`,
      `${attackedToIdle} (${attackedMedianMs} / ${idleMedianMs} ms)`,
    ],
    [
      'From the receipt of an honest batch to its end, median meanwhile (ms; idle in brackets)',
      '',
      `${hostile.batchAttackedMs} (${hostile.batchIdleMs})`,
    ],
    ['Highest memory of the server meanwhile (MiB)', `< ${bounds.memoryMiB}`, `${hostile.highestMemoryMiB}`],
    [
      `Honest requests that failed; records lost and doubled of ${records}`,
      '0; 0, 0',
      `${hostile.failures}; ${lost ?? 'not known'}, ${doubled ?? 'not known'}`,
    ],
  ]
}

function killRows(kills: KillsResult | undefined): Row[] {
  if (!kills) return []
  const { last } = kills
  return [
    [
      `Records lost and doubled of ${kills.records} acknowledged, and other faults, over ${kills.kills} kills in ${kills.runs} runs`,
      '0, 0, 0',
      `${kills.lost}, ${kills.doubled}, ${kills.otherFaults}`,
    ],
    [
      'Recovery from a kill, median and worst of the last run (ms)',
      '',
      `${last.recoveryMedianMs}, ${last.recoveryWorstMs}`,
    ],
  ]
}

function officeRows(office: OfficeResult | undefined): Row[] {
  if (!office) return []
  const { last, lost, doubled, halfDone, unsent, otherFaults } = office
  return [
    [
      `Commands lost, doubled and half done of ${office.commands} answered, letters of ${office.letters} that did not leave, and other faults, over ${office.kills} kills in the office in ${office.runs} runs`,
      '0, 0, 0, 0, 0',
      [lost, doubled, halfDone, unsent, otherFaults].join(', '),
    ],
    [
      'Recovery from a kill in the office, median and worst of the last run (ms)',
      '',
      `${last.recoveryMedianMs}, ${last.recoveryWorstMs}`,
    ],
  ]
}
