import { anyOf, currentClient } from '../store/expressions.ts'
import type { Entity, View } from './entity.ts'
import type { Report } from './report.ts'

/** Rules that several kinds of records share. */

export function ordered<N extends string>(values: View<N>, report: Report, first: N, last: N): void {
  const start = values.get(first)
  const end = values.get(last)
  if (start && end && end < start) report.add('DATA_INVALIDA', last, { detalhe: `é anterior a ${first}` })
}

/** What another field demands must be there. What came and could not be read is told already. */
export function demanded<N extends string>(values: View<N>, report: Report, name: N): void {
  if (!values.get(name) && !report.found.some(({ field }) => field === name)) {
    report.add('CAMPO_OBRIGATORIO', name)
  }
}

export function notFuture<N extends string>(values: View<N>, report: Report, name: N, today: string): void {
  const value = values.get(name)
  if (value && value > today) report.add('DATA_INVALIDA', name, { detalhe: 'está no futuro' })
}

/** The texts of a list field, as they are stored. */
export const textsIn = (stored: string | null | undefined): string[] => (stored ? JSON.parse(stored) : [])

/** A file has a name and a content. */
export function wholeFile(planned: View, report: Report, prefix: string): void {
  const named = Boolean(planned.get('arquivo_nome'))
  const stored = Boolean(planned.get('arquivo_sha256'))
  if (named && !stored) report.add('CAMPO_OBRIGATORIO', `${prefix}ARQUIVO_BASE64`)
  if (stored && !named) report.add('CAMPO_OBRIGATORIO', `${prefix}ARQUIVO_NOME`)
}

/** As an entity's `verify`, for rows found by `identificacao`: a file that is already theirs is no change. */
export function sameFile(table: 'curriculo' | 'documento_financeiro'): NonNullable<Entity['verify']> {
  return async (records, tx) => {
    const brought = records.filter(({ row }) => row.get('arquivo_sha256'))
    if (brought.length === 0) return
    const rows = await tx
      .selectFrom(table)
      .select(['identificacao', 'arquivo_sha256'])
      .where('cliente_id', '=', currentClient)
      .where('identificacao', '=', anyOf(brought.map(({ row }) => row.get('identificacao')!)))
      .execute()
    const stored = new Map(rows.map((row) => [row.identificacao, row.arquivo_sha256]))
    for (const { row, keep } of brought) {
      if (stored.get(row.get('identificacao')!) === row.get('arquivo_sha256')) keep('arquivo_conteudo')
    }
  }
}

/** In each element of a list, the last date is not before the first. */
export function orderedItems<N extends string>(
  values: View<N>,
  report: Report,
  name: N,
  [first, last]: readonly [string, string],
): void {
  const items: Record<string, string | null>[] = JSON.parse(values.get(name) ?? '[]')
  for (const [index, item] of items.entries()) {
    const [start, end] = [item[first], item[last]]
    if (start && end && end < start) {
      report.add('DATA_INVALIDA', `${name}[${index + 1}].${last}`, { detalhe: `é anterior a ${first}` })
    }
  }
}

/** In a list of weekly hours, each ends after it begins. */
export function orderedHours<N extends string>(values: View<N>, report: Report, name: N): void {
  const text = values.get(name)
  if (!text) return
  const hours: { INICIO: string | null; TERMINO: string | null }[] = JSON.parse(text)
  for (const [index, { INICIO, TERMINO }] of hours.entries()) {
    if (INICIO && TERMINO && TERMINO <= INICIO) {
      report.add('VALOR_INVALIDO', `${name}[${index + 1}].TERMINO`, { detalhe: 'deve ser depois do início' })
    }
  }
}
