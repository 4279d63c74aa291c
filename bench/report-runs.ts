import type { KillsResult } from './kills/figures.ts'

type Row = [measure: string, bound: string, result: string]

/** What the recorded results say of the runs that disturb the program. */
export function runRows(results: Record<string, unknown>): Row[] {
  return killRows(results.kills as KillsResult | undefined)
}

function killRows(kills: KillsResult | undefined): Row[] {
  if (!kills) return []
  const { last } = kills
  return [
    [
      `Records lost and doubled of ${kills.records} acknowledged, over ${kills.kills} kills in ${kills.runs} runs`,
      '0, 0',
      `${kills.lost}, ${kills.doubled}`,
    ],
    [
      'Recovery from a kill, median and worst of the last run (ms)',
      '',
      `${last.recoveryMedianMs}, ${last.recoveryWorstMs}`,
    ],
  ]
}
