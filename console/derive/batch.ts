import type { Tone } from '../../catalogue/machines/machine.ts'
import { codigosCausa } from '../../catalogue/management/causa/parts.ts'
import { operacoesLote } from '../../catalogue/management/lote/operacoes.ts'
import { occurrences } from '../../catalogue/occurrences.ts'
import { sayValue } from '../text/say.ts'
import { rotuloOf } from './labels.ts'

export const batchTones: Readonly<Record<string, Tone>> = {
  Recebido: 'espera',
  'Em processamento': 'andamento',
  Processado: 'ok',
  'Processado com ocorrências': 'atencao',
  Falhou: 'erro',
}

/** Label of an operation. */
export const operationName = (id: string): string => sayValue(operacoesLote, id)

export const outcomeTones: Readonly<Record<string, Tone>> = {
  I: 'ok',
  A: 'ok',
  N: 'neutro',
  R: 'erro',
  E: 'espera',
}

/** Polling interval for a batch in milliseconds; false once it has ended. */
export const nextLook = (situacao: string | undefined): number | false =>
  situacao === 'Em processamento' ? 1_000 : situacao === 'Recebido' ? 3_000 : false

const kindOf = (code: string) =>
  (occurrences as Readonly<Record<string, { cause: string; fix: string }>>)[code]

export const shortly = (code: string): string => sayValue(codigosCausa.values, code)
export const reasonOf = (code: string): string => kindOf(code)?.cause ?? ''
export const remedyOf = (code: string): string => kindOf(code)?.fix ?? ''

export const fieldName = (campo: string): string => (campo ? rotuloOf(campo, {}) : '')

/** Cell of a CSV file. A quote prevents spreadsheets from reading it as a formula. */
const cell = (value: unknown): string => {
  const text = String(value ?? '')
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(';')}\r\n`
