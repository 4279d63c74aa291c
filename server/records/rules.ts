import { said } from '../../catalogue/message.ts'
import type { InboundOperation } from '../../catalogue/operation.ts'
import { anyOf, currentClient } from '../store/expressions.ts'
import type { Decision, Entity, Slot, View } from './entity.ts'
import type { Report } from './report.ts'

/** Rules shared by several kinds of records. */

export function ordered<N extends string>(values: View<N>, report: Report, first: N, last: N): void {
  const start = values.get(first)
  const end = values.get(last)
  if (start && end && end < start)
    report.add('DATA_INVALIDA', last, { detalhe: said('valor.anterior', { inicio: first }) })
}

/** Requires a field unless a finding about it exists already. */
export function demanded<N extends string>(values: View<N>, report: Report, name: N): void {
  if (!values.get(name) && !report.found.some(({ field }) => field === name)) {
    report.add('CAMPO_OBRIGATORIO', name)
  }
}

export function notFuture<N extends string>(values: View<N>, report: Report, name: N, today: string): void {
  const value = values.get(name)
  if (value && value > today) report.add('DATA_INVALIDA', name, { detalhe: said('aluno.estaFuturo') })
}

/** Texts of a stored list. */
export const textsIn = (stored: string | null | undefined): string[] => (stored ? JSON.parse(stored) : [])

/**
 * Requires the fields that declare in which case they are needed. A stored record that lacks one keeps lacking
 * it until the field that decides changes.
 */
export function demandedBy({ fields }: InboundOperation, slots: Readonly<Record<string, readonly Slot[]>>) {
  const columnOf = (name: string) => slots[name]![0]!.column
  const rules = Object.entries(fields).flatMap(([name, { neededBy }]) =>
    neededBy ? [{ name, column: columnOf(name), by: columnOf(neededBy.field), values: neededBy.values }] : [],
  )
  return ({ existing, planned, report }: Pick<Decision<unknown>, 'existing' | 'planned' | 'report'>) => {
    for (const { name, column, by, values } of rules) {
      const held = textsIn(planned.get(by))
      if (planned.get(column) || !values.some((one) => held.includes(one))) continue
      if (existing && !existing.get(column) && existing.get(by) === planned.get(by)) continue
      if (!report.found.some(({ field }) => field === name)) report.add('CAMPO_OBRIGATORIO', name)
    }
  }
}

/** Requires both name and content of a file. */
export function wholeFile(planned: View, report: Report, prefix: string): void {
  const named = Boolean(planned.get('arquivo_nome'))
  const stored = Boolean(planned.get('arquivo_sha256'))
  if (named && !stored) report.add('CAMPO_OBRIGATORIO', `${prefix}ARQUIVO_BASE64`)
  if (stored && !named) report.add('CAMPO_OBRIGATORIO', `${prefix}ARQUIVO_NOME`)
}

/** `verify` for rows identified by `identificacao`: an identical file is not a change. */
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

/** The last date of each list element must not precede the first. */
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
      report.add('DATA_INVALIDA', `${name}[${index + 1}].${last}`, {
        detalhe: said('valor.anterior', { inicio: first }),
      })
    }
  }
}

/** Weekly hours must end after they begin. */
export function orderedHours<N extends string>(values: View<N>, report: Report, name: N): void {
  const text = values.get(name)
  if (!text) return
  const hours: { INICIO: string | null; TERMINO: string | null }[] = JSON.parse(text)
  for (const [index, { INICIO, TERMINO }] of hours.entries()) {
    if (INICIO && TERMINO && TERMINO <= INICIO) {
      report.add('VALOR_INVALIDO', `${name}[${index + 1}].TERMINO`, {
        detalhe: said('valor.deveSerDepoisInicio'),
      })
    }
  }
}
