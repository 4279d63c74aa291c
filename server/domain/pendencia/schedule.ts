import type { TipoPendencia } from '../../../catalogue/management/pendencia/types.ts'

/** A report and the day by which it is due. */
export interface Due {
  tipo: Extract<TipoPendencia, 'Relatório de atividades' | 'Relatório final'>
  prazo: string
}

/** Lei 11.788, art. 9º, VII: a report at least every six months. */
const monthsBetween = 6

/**
 * The reports of a contract from its first day to its last: one at the end of each six months that do not reach the
 * end, and the final one then.
 */
export function reportsOf(first: string, last: string): Due[] {
  const reports: Due[] = []
  for (let months = monthsBetween; ; months += monthsBetween) {
    const prazo = eveAfter(first, months)
    if (prazo >= last) return [...reports, { tipo: 'Relatório final', prazo: last }]
    reports.push({ tipo: 'Relatório de atividades', prazo })
  }
}

/** The eve of the same day so many months later; where that month has no such day, its last one. */
function eveAfter(first: string, months: number): string {
  const begin = Temporal.PlainDate.from(first)
  const same = begin.add({ months })
  return (same.day < begin.day ? same : same.subtract({ days: 1 })).toString()
}
