import type { RunFigures } from '../figures.ts'

/** What a run of kills in the office showed. */
export interface OfficeFigures
  extends Pick<
    RunFigures,
    'kills' | 'lost' | 'doubled' | 'otherFaults' | 'recoveryMedianMs' | 'recoveryWorstMs' | 'byVictim'
  > {
  commands: number
  contracts: number
  letters: number
  /** Letters that came more than once, under the same identifier. */
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

/** Sums over every recorded run, and the last run's own figures. */
export type OfficeResult = Record<(typeof summed)[number] | 'runs', number> & { last: OfficeFigures }

export function accumulate(before: OfficeResult | undefined, last: OfficeFigures): OfficeResult {
  const sums = Object.fromEntries(summed.map((name) => [name, (before?.[name] ?? 0) + last[name]]))
  return { ...(sums as Record<(typeof summed)[number], number>), runs: (before?.runs ?? 0) + 1, last }
}
