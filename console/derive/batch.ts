import type { Tone } from '../../catalogue/machines/machine.ts'
import { codigosCausa } from '../../catalogue/management/causa/parts.ts'
import { operacoesLote } from '../../catalogue/management/lote/operacoes.ts'
import { occurrences } from '../../catalogue/occurrences.ts'
import { sayValue } from '../text/say.ts'
import { rotuloOf } from './labels.ts'

/** How the state of a batch looks. */
export const batchTones: Readonly<Record<string, Tone>> = {
  Recebido: 'espera',
  'Em processamento': 'andamento',
  Processado: 'ok',
  'Processado com ocorrências': 'atencao',
  Falhou: 'erro',
}

/** What an operation brings, in people's words. */
export const operationName = (id: string): string => sayValue(operacoesLote, id)

/** How the outcome of a record looks. */
export const outcomeTones: Readonly<Record<string, Tone>> = {
  I: 'ok',
  A: 'ok',
  N: 'neutro',
  R: 'erro',
  E: 'espera',
}

/** Milliseconds until a batch is looked at again; never, once it has ended. */
export const nextLook = (situacao: string | undefined): number | false =>
  situacao === 'Em processamento' ? 1_000 : situacao === 'Recebido' ? 3_000 : false

const kindOf = (code: string) =>
  (occurrences as Readonly<Record<string, { cause: string; fix: string }>>)[code]

export const shortly = (code: string): string => sayValue(codigosCausa.values, code)
export const reasonOf = (code: string): string => kindOf(code)?.cause ?? ''
export const remedyOf = (code: string): string => kindOf(code)?.fix ?? ''

/** A field of a batch in people's words. */
export const fieldName = (campo: string): string => (campo ? rotuloOf(campo, {}) : '')

/** A cell of a table of text; what a spreadsheet would take for a formula is told apart. */
const cell = (value: unknown): string => {
  const text = String(value ?? '')
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(';')}\r\n`
