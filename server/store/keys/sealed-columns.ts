import type { TableColumn } from '../database.ts'
import { recipeEnd, sealMark } from './seal-mark.ts'

/** A column with sealed values: bytes, or a text with sealed bytes in base64 between marks. */
export type SealedColumn = TableColumn & {
  marked?: true
  /** Values are large: few of them at a time. */
  large?: true
}

/** Every column of the database that holds something sealed. A test finds one that is missing here. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'aluno', column: 'dados_bancarios' },
  { table: 'aluno', column: 'dados_deficiencia' },
  { table: 'pessoa', column: 'dados_bancarios' },
  { table: 'curriculo', column: 'dados_deficiencia' },
  { table: 'contrato', column: 'banco' },
  { table: 'correcao', column: 'valor' },
  { table: 'contrato', column: 'documento', marked: true },
  { table: 'senha', column: 'selada' },
  { table: 'segundo_fator', column: 'segredo' },
  { table: 'segundo_fator', column: 'proposto' },
  { table: 'provedor_oidc', column: 'segredo' },
  { table: 'certificado', column: 'segredo' },
  { table: 'fluxo_oidc', column: 'dados' },
  { table: 'mensagem', column: 'segredo' },
  { table: 'webhook_destino', column: 'segredo' },
  { table: 'webhook_destino', column: 'segredo_anterior' },
  { table: 'conta_bancaria', column: 'dados' },
  { table: 'conta_bancaria', column: 'proposta' },
  { table: 'conta_favorecido', column: 'dados' },
  { table: 'remessa_item', column: 'favorecido' },
  { table: 'retorno_item', column: 'favorecido' },
  { table: 'remessa_conteudo', column: 'conteudo', large: true },
  { table: 'lote_parte', column: 'corpo', large: true },
  { table: 'arquivo_conteudo', column: 'conteudo', large: true },
]

/** A table with its columns that hold something sealed. They change together: a text shows what another column has. */
export interface SealedTable {
  table: SealedColumn['table']
  columns: readonly SealedColumn[]
}

export const sealedTables: readonly SealedTable[] = [...Map.groupBy(sealedColumns, ({ table }) => table)].map(
  ([table, columns]) => ({ table, columns }),
)

const mark = `\\x${sealMark.toString(16).padStart(2, '0')}`
/** A sealed value in a text: perhaps how to read it, then base64, whose first two characters hold the key's number. */
const markedValue = `${mark}(?:[^${mark}]*${recipeEnd})?([A-Za-z0-9+/]{2})[^${mark}]*${mark}`

/** SQL for the numbers of the keys that sealed what a row has there: a table `k` of one column, `chave`. */
export function keysIn({ column, marked }: SealedColumn): string {
  if (!marked)
    return `(select get_byte(substring(${column} from 1 for 1), 0) as chave where octet_length(${column}) > 0) k`
  return `(select get_byte(decode(m[1] || '==', 'base64'), 0) as chave
    from regexp_matches(${column}, '${markedValue}', 'g') m) k`
}

/** A text with each of its sealed values replaced. */
export function replaceMarked(text: string, replace: (sealed: Buffer) => Buffer): string {
  const border = String.fromCharCode(sealMark)
  const pieces = text.split(border)
  // What stands between marks is every second piece.
  for (let at = 1; at < pieces.length; at += 2) {
    const start = pieces[at]!.lastIndexOf(recipeEnd) + 1
    const sealed = Buffer.from(pieces[at]!.slice(start), 'base64')
    pieces[at] = pieces[at]!.slice(0, start) + replace(sealed).toString('base64')
  }
  return pieces.join(border)
}

/** The sealed values that a column holds in one row. */
export function valuesIn({ marked }: SealedColumn, value: Buffer | string | null): Buffer[] {
  if (value === null || value.length === 0) return []
  if (!marked) return [value as Buffer]
  const found: Buffer[] = []
  replaceMarked(value as string, (sealed) => {
    found.push(sealed)
    return sealed
  })
  return found
}
