import type pg from 'pg'
import { occurrence } from '../../records/report.ts'
import type { Candidate } from '../candidate.ts'
import type { Correction } from '../correction.ts'
import type { Outcome } from '../outcome.ts'
import { holdersByCorrection, settle } from '../write/correction-store.ts'
import type { PartScope } from './work.ts'

/** Ends the corrections that applied records override, and reports those that stood. */
export async function settleCorrections(
  client: pg.ClientBase,
  candidates: readonly Candidate[],
  outcomes: readonly Outcome[],
  { corrections, layout, quiet }: PartScope,
): Promise<void> {
  if (!corrections.any) return
  const ended = new Set<Correction>()
  const reported: Correction[] = []
  for (const [at, candidate] of candidates.entries()) {
    if (!candidate.corrected) continue
    if (outcomes[at] === 'R') reportRefused(candidate)
    else if (outcomes[at] !== 'E') {
      reportEnded(candidate, ended)
      if (!quiet) reported.push(...reportKept(candidate))
    }
  }
  corrections.forget([...ended])
  await settle(client, [...ended], reported)
  await reportConflicts(client, layout.entity.table, candidates, outcomes)
}

/** The source wins. Corrections that a person ended are not reported. */
function reportEnded({ corrected, report }: Candidate, ended: Set<Correction>): void {
  const fresh = corrected!.ended.filter((one) => !ended.has(one))
  for (const one of fresh) ended.add(one)
  const campos = namesOf(fresh.filter(({ over }) => !over))
  if (campos) report.push(occurrence('CORRECAO_ENCERRADA', '', { campos }))
}

/** Reported once per record, then only counted. */
function reportKept({ corrected, report }: Candidate): Correction[] {
  const unreported = corrected!.kept.filter(({ reported }) => !reported)
  const campos = namesOf(unreported)
  if (!campos) return []
  for (const one of unreported) one.reported = true
  report.push(occurrence('CORRECAO_MANTIDA', '', { campos }))
  return unreported
}

/** Reports that the refused value came from a correction, not from the source. */
function reportRefused({ corrected, report }: Candidate): void {
  const refused = new Set(
    report.found.filter(({ severity }) => severity === 'Erro').map(({ field }) => field),
  )
  for (const { field, companion } of corrected!.kept) {
    if (!companion && refused.has(field)) report.push(occurrence('CORRECAO_EM_CONFLITO', field))
  }
}

/** Reports that the value is held by a row only because of a correction. */
async function reportConflicts(
  client: pg.ClientBase,
  table: string,
  candidates: readonly Candidate[],
  outcomes: readonly Outcome[],
): Promise<void> {
  const clashing = candidates.filter(({ clashes }, at) => clashes && outcomes[at] === 'R')
  if (clashing.length === 0) return
  const byCorrection = await holdersByCorrection(
    client,
    table,
    clashing.flatMap(({ clashes }) => clashes!),
  )
  for (const { clashes, report } of clashing) {
    for (const { field, holder } of clashes!) {
      if (byCorrection.has(`${field} ${holder}`)) report.push(occurrence('CORRECAO_EM_CONFLITO', field))
    }
  }
}

const namesOf = (corrections: readonly Correction[]) =>
  corrections
    .filter(({ companion }) => !companion)
    .map(({ field }) => field)
    .join(', ')
