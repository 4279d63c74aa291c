import type { RunFigures } from '../figures.ts'

/** Results of kills in the office. */
export interface OfficeFigures
  extends Pick<
    RunFigures,
    'kills' | 'lost' | 'doubled' | 'otherFaults' | 'recoveryMedianMs' | 'recoveryWorstMs' | 'byVictim'
  > {
  commands: number
  contracts: number
  letters: number
  /** E-mails received more than once under the same identifier. */
  repeated: number
  halfDone: number
  unsent: number
}

const summed = [
  'kills',
  'commands',
  'letters',
  'lost',
  'doubled',
  'halfDone',
  'unsent',
  'otherFaults',
] as const

/** Totals over all recorded runs, and the figures of the last. */
export type OfficeResult = Record<(typeof summed)[number] | 'runs', number> & { last: OfficeFigures }

export function accumulate(before: OfficeResult | undefined, last: OfficeFigures): OfficeResult {
  const sums = Object.fromEntries(summed.map((name) => [name, (before?.[name] ?? 0) + last[name]]))
  return { ...(sums as Record<(typeof summed)[number], number>), runs: (before?.runs ?? 0) + 1, last }
}
