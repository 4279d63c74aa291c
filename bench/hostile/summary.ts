import type { Report } from './attackers.ts'
import { requestKinds } from './honest.ts'
import type { Phase } from './measure.ts'
import type { Judgement } from './verdict.ts'

/** Text for a terminal: phases, attacks, failures, bounds. */
export function summary(
  phases: readonly Phase[],
  attacks: Report,
  failures: readonly string[],
  verdict: readonly Judgement[],
): string {
  return [
    '\nMedians in ms, and the highest memory:',
    ...phases.map(phaseLine),
    '\nAttacks, and how they were answered:',
    ...Object.entries(attacks).map(
      ([name, counts]) =>
        `  ${name.padEnd(18)} ${Object.entries(counts)
          .map(([what, count]) => `${what}: ${count}`)
          .join('  ')}`,
    ),
    ...(failures.length > 0 ? ['\nWhat failed for the honest:', ...grouped(failures)] : []),
    '\nBounds:',
    ...verdict.map(
      ({ measure, bound, value, holds }) => `  ${holds ? 'ok  ' : 'FAIL'} ${measure}: ${value} (${bound})`,
    ),
  ].join('\n')
}

function phaseLine({ name, requests, medianMs, kinds, batchMs, highestMemoryMiB }: Phase): string {
  const each = requestKinds.map((kind) => `${kind} ${kinds[kind]}`).join('  ')
  return `  ${name.padEnd(18)} ${medianMs}  (${each}  batch ${batchMs})  ${highestMemoryMiB} MiB  ${requests} requests`
}

/** Groups equal failures with their count. */
function grouped(failures: readonly string[]): string[] {
  const groups = Object.entries(Object.groupBy(failures, (failure) => failure))
  return groups.slice(0, 30).map(([failure, all]) => `  ${all!.length} × ${failure}`)
}
