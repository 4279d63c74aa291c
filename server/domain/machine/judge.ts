import { sql } from 'kysely'
import { isLegalRule, type RuleModes } from '../../../catalogue/law/rules.ts'
import type { Tx } from '../../store/database.ts'
import { together } from '../../store/together.ts'
import type { Acting, Bound, Guard, Standing, Stored } from './bound.ts'
import { type Finding, findingOf, impedes } from './finding.ts'

/**
 * Findings of the guards for each record, in order. Each record is judged after those before it have taken
 * what they use up.
 */
export async function judge<M extends Stored, R extends Standing>(
  tx: Tx,
  { guards }: Bound<M, R>,
  { guards: named = [] }: { guards?: readonly string[] },
  records: readonly R[],
  acting: Acting,
): Promise<Finding[][]> {
  if (named.length === 0 || records.length === 0) return records.map(() => [])
  const known = guards as Readonly<Record<string, Guard<R>>>
  // Guards only read, so they run concurrently.
  const [judges, early] = await together([
    together(named.map(async (one) => known[one]!(tx, records, acting))),
    named.some(isLegalRule) ? ruleModes(tx) : notAsked,
  ])
  let modes = early
  const findings: Finding[][] = []
  for (const record of records) {
    const breaches = judges.flatMap((one) => one.judge(record))
    // A guard that is no legal rule can still report a breach of one.
    if (!modes && breaches.some(({ regra }) => isLegalRule(regra))) modes = await ruleModes(tx)
    const found = breaches.flatMap((breach) => findingOf(breach, modes ?? {}) ?? [])
    if (!impedes(found)) for (const one of judges) one.take?.(record)
    findings.push(found)
  }
  return findings
}

const notAsked: Promise<RuleModes | undefined> = Promise.resolve(undefined)

/** Modes of the legal rules that the client has set. */
export async function ruleModes(tx: Tx): Promise<RuleModes> {
  const { rows } = await sql<{ modes: RuleModes }>`
    select regras_legais as modes from cliente where cliente_id = (select cliente_atual())`.execute(tx)
  return rows[0]!.modes
}
