import type { Problem } from '../../client/problem.ts'
import type { Finding } from '../../client/types.ts'

/** What the rules found, where a refusal says it. */
export function findingsOf({ details }: Problem): readonly Finding[] {
  return Array.isArray(details.achados) ? (details.achados as Finding[]) : []
}

/** What stands in the way, and what is only told. */
export const blocking = (findings: readonly Finding[]) =>
  findings.filter(({ gravidade }) => gravidade !== 'alerta')
