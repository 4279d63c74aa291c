import { limitsOf } from '../../../catalogue/law/limits.ts'
import type { PendenciaPedida, TipoPendencia } from '../../../catalogue/values/pendencia.ts'

/** A scheduled item: last day of its period, and deadline. */
export interface Due {
  tipo: TipoPendencia
  ate: string
  prazo: string
}

/** Days after a month to record its hours. */
const daysForHours = 5

/** Reports of a contract: one for each full interval of the law before the end, and the final one. */
export function reportsOf(first: string, last: string): Due[] {
  const { meses: monthsBetween } = limitsOf('relatorio', first)
  const reports: Due[] = []
  for (let months = monthsBetween; ; months += monthsBetween) {
    const ate = eveAfter(first, months)
    if (ate >= last) return [...reports, { tipo: 'Relatório final', ate: last, prazo: last }]
    reports.push({ tipo: 'Relatório de atividades', ate, prazo: ate })
  }
}

/** Items the institution requires of a contract; `paper` is the deadline of papers. */
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

/** The last day of each month, and of the contract. */
function monthEndsOf(first: string, last: string): string[] {
  const ends: string[] = []
  for (let day = Temporal.PlainDate.from(first).with({ day: 1 }); ; day = day.add({ months: 1 })) {
    const end = day.with({ day: day.daysInMonth }).toString()
    if (end >= last) return [...ends, last]
    ends.push(end)
  }
}

/** The day before the same day `months` later, or the last day of a shorter month. */
function eveAfter(first: string, months: number): string {
  const begin = Temporal.PlainDate.from(first)
  const same = begin.add({ months })
  return (same.day < begin.day ? same : same.subtract({ days: 1 })).toString()
}
