import type { InboundOperation } from '../../catalogue/operation.ts'
import { type ColumnMap, matchColumns, valueIn } from '../../client/columns.ts'
import type { Call } from '../call.ts'
import { UsageError } from '../errors.ts'
import { objectionTo, tellColumns } from '../import/columns.ts'
import { smallTextOf } from '../unreadable.ts'
import type { Source, SourceRow } from './source.ts'

const largestMap = 2 ** 20

/** Fields by column from a file: `{"Nome completo": "ESIAL_ALUNO", "Observação": null}`. */
export function readMap(path: string | undefined, { fields, id }: InboundOperation): ColumnMap {
  if (path === undefined) return {}
  const read = jsonIn(path)
  if (typeof read !== 'object' || read === null || Array.isArray(read)) {
    throw new UsageError(`o arquivo ${path} deve ser um objeto JSON de colunas e campos.`)
  }
  for (const [column, field] of Object.entries(read)) {
    if (field !== null && !(typeof field === 'string' && Object.hasOwn(fields, field))) {
      throw new UsageError(
        `${path}: a coluna "${column}" leva a ${JSON.stringify(field)}, que não é campo de ${id}.`,
      )
    }
  }
  return read as ColumnMap
}

function jsonIn(path: string): unknown {
  const text = smallTextOf(path, largestMap, 'um mapa de colunas')
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`o arquivo ${path} não é um JSON válido.`)
  }
}

export type Empty = 'keep' | 'clear'
export type ToRecord = (row: SourceRow) => Readonly<Record<string, unknown>>

/** Returns how rows become records; throws when the columns do not fit. */
export function mapperFor(
  call: Call,
  operation: InboundOperation,
  source: Source,
  told: ColumnMap,
  empty: Empty,
): ToRecord {
  const { fields } = operation
  const columns = matchColumns(source.columns, fields, told)
  const objection = objectionTo(columns, fields)
  if (objection) {
    throw new UsageError(
      `o arquivo não corresponde a ${operation.id}; nada foi enviado:\n  ${objection}\nDiga o campo de cada coluna em um arquivo, com --map: {"coluna": "CAMPO", "outra": null}.`,
    )
  }
  tellColumns(call, columns, fields)
  const matched = Object.entries(columns.chosen).filter((one): one is [string, string] => one[1] !== null)
  const value = (cell: unknown, name: string) =>
    source.tabular && cell !== '' ? valueIn(String(cell), fields[name]!) : cell
  return ({ values }) =>
    Object.fromEntries(
      matched.flatMap(([column, name]) => {
        const cell = values[column]
        const left = cell === undefined || (source.tabular && cell === '' && empty === 'keep')
        return left ? [] : [[name, value(cell, name)]]
      }),
    )
}
