import type { benchContracts } from './contracts.ts'

type Result = Awaited<ReturnType<typeof benchContracts>>
type Row = [measure: string, bound: string, result: string]

/** Table rows about the office's work. */
export function contractRows(contracts: Result | undefined): Row[] {
  if (!contracts) return []
  const { actionsMs, previewMs, issueMs, documentMs, slowestDocumentMs, termPages, termCpuMs } = contracts
  const slowest = Object.entries(contracts.slowestPages).map(([name, ms]) => `${name}: ${ms}`)
  return [
    [
      `Sample contracts made through the verbs, per second (with everything around them)`,
      '',
      `${contracts.madePerSecond}`,
    ],
    [
      `Issuing a term among ${contracts.contracts} contracts, without its document (ms)`,
      '< 30',
      `${issueMs}`,
    ],
    [
      'From that answer until the document is there (ms; slowest in brackets)',
      '< 3000',
      `${documentMs} (${slowestDocumentMs})`,
    ],
    [`Processor time of a term of ${termPages} pages (ms)`, '< 1000', `${termCpuMs}`],
    ['A contract with what can be done with it and what is against it (ms)', '< 15', `${actionsMs}`],
    ['What the calendar does in the next 30 days (ms)', '', `${previewMs}`],
    [
      'Slowest page of the contracts, first and last, by every filter and order (ms)',
      '< 100',
      `${contracts.slowestPageMs} (${slowest.join('; ')})`,
    ],
    [`Issuing ${contracts.issuedAtOnce} terms at once (ms)`, '< 10000', `${contracts.issueManyMs}`],
    [`A day on which ${contracts.calendarDue} contracts end (ms)`, '< 20000', `${contracts.calendarMs}`],
  ]
}
