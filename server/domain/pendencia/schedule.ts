import type { PendenciaPedida, TipoPendencia } from '../../../catalogue/values/pendencia.ts'

/** A pending item of a contract, the last day that it is about, and the day by which it is due. */
export interface Due {
  tipo: TipoPendencia
  ate: string
  prazo: string
}

/** Lei 11.788, art. 9º, VII: a report at least every six months. */
const monthsBetween = 6

/** Days after a month in which its hours are told. */
const daysForHours = 5

/**
 * The reports of a contract from its first day to its last: one at the end of each six months that do not reach the
 * end, and the final one then.
 */
export function reportsOf(first: string, last: string): Due[] {
  const reports: Due[] = []
  for (let months = monthsBetween; ; months += monthsBetween) {
    const ate = eveAfter(first, months)
    if (ate >= last) return [...reports, { tipo: 'Relatório final', ate: last, prazo: last }]
    reports.push({ tipo: 'Relatório de atividades', ate, prazo: ate })
  }
}

/** The items that the institution asks of a contract, from its first day to its last; `paper` is when a paper is due. */
export function requestedOf(
  tipos: readonly PendenciaPedida[],
  { first, last, paper }: { first: string; last: string; paper: string },
): Due[] {
  const items: { readonly [T in PendenciaPedida]: () => Due[] } = {
    'Requerimento de matrícula': () => [{ tipo: 'Requerimento de matrícula', ate: first, prazo: paper }],
    'Avaliação campo estágio': () => [{ tipo: 'Avaliação campo estágio', ate: last, prazo: last }],
    'Apontamento de horas': () =>
      monthEndsOf(first, last).map((ate) => ({
        tipo: 'Apontamento de horas',
        ate,
        prazo: Temporal.PlainDate.from(ate).add({ days: daysForHours }).toString(),
      })),
  }
  return tipos.flatMap((tipo) => items[tipo]())
}

/** The last day of each month of a contract. */
function monthEndsOf(first: string, last: string): string[] {
  const ends: string[] = []
  for (let day = Temporal.PlainDate.from(first).with({ day: 1 }); ; day = day.add({ months: 1 })) {
    const end = day.with({ day: day.daysInMonth }).toString()
    if (end >= last) return [...ends, last]
    ends.push(end)
  }
}

/** The eve of the same day so many months later; where that month has no such day, its last one. */
function eveAfter(first: string, months: number): string {
  const begin = Temporal.PlainDate.from(first)
  const same = begin.add({ months })
  return (same.day < begin.day ? same : same.subtract({ days: 1 })).toString()
}
