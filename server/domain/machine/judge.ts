import { sql } from 'kysely'
import { isLegalRule, type RuleModes } from '../../../catalogue/law/rules.ts'
import type { Tx } from '../../store/database.ts'
import { together } from '../../store/together.ts'
import type { Acting, Bound, Guard, Standing, Stored } from './bound.ts'
import { type Finding, findingOf, impedes } from './finding.ts'

/** What the guards of a move, or of a record's inclusion or change, have to say of each record, in order: each sees what those before it are going to take. */
export async function judge<M extends Stored, R extends Standing>(
  tx: Tx,
  { guards }: Bound<M, R>,
  { guards: named = [] }: { guards?: readonly string[] },
  records: readonly R[],
  acting: Acting,
): Promise<Finding[][]> {
  if (named.length === 0 || records.length === 0) return records.map(() => [])
  const known = guards as Readonly<Record<string, Guard<R>>>
  // They only read: what one looks up does not wait for what another one does.
  const [judges, early] = await together([
    together(named.map(async (one) => known[one]!(tx, records, acting))),
    named.some(isLegalRule) ? ruleModes(tx) : notAsked,
  ])
  let modes = early
  const findings: Finding[][] = []
  for (const record of records) {
    const breaches = judges.flatMap((one) => one.judge(record))
    // A guard that is no rule of law may tell of one that another record would break.
    if (!modes && breaches.some(({ regra }) => isLegalRule(regra))) modes = await ruleModes(tx)
    const found = breaches.flatMap((breach) => findingOf(breach, modes ?? {}) ?? [])
    if (!impedes(found)) for (const one of judges) one.take?.(record)
    findings.push(found)
  }
  return findings
}

const notAsked: Promise<RuleModes | undefined> = Promise.resolve(undefined)

/** What breaking each rule means to the client, where it said so. */
export async function ruleModes(tx: Tx): Promise<RuleModes> {
  const { rows } = await sql<{ modes: RuleModes }>`
    select regras_legais as modes from cliente where cliente_id = (select cliente_atual())`.execute(tx)
  return rows[0]!.modes
}
