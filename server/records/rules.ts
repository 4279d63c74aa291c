import type { View } from './entity.ts'
import type { Report } from './report.ts'

/** Rules that several kinds of records share. */

export function ordered<N extends string>(values: View<N>, report: Report, first: N, last: N): void {
  const start = values.get(first)
  const end = values.get(last)
  if (start && end && end < start) report.add('DATA_INVALIDA', last, { detalhe: `é anterior a ${first}` })
}

/** In a list of weekly hours, each ends after it begins. */
export function orderedHours<N extends string>(values: View<N>, report: Report, name: N): void {
  const text = values.get(name)
  if (!text) return
  const hours: { INICIO: string | null; TERMINO: string | null }[] = JSON.parse(text)
  for (const [index, { INICIO, TERMINO }] of hours.entries()) {
    if (INICIO && TERMINO && TERMINO <= INICIO) {
      report.add('TIPO_INVALIDO', `${name}[${index + 1}].TERMINO`, { detalhe: 'deve ser depois do início' })
    }
  }
}
