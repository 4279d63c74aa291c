import { writtenAmount } from './amount.ts'
import type { FormField, Typed, TypedValue } from './controls.ts'

type Told = Readonly<Record<string, unknown>>

/** Form values of a record, and the names of the records they refer to. */
export interface Prefilled {
  typed: Typed
  /** Names of referenced records by noun and id. */
  names: Readonly<Record<string, string>>
}

export const nameKey = (noun: string, id: string | number) => `${noun}:${id}`

/** Fields of batches are named after their record: ESIAL_NOME_SOCIAL is nomeSocial. */
export const keyOf = (name: string): string => {
  if (!/^[A-Z0-9]+_/.test(name)) return name
  const words = name.toLowerCase().split('_').slice(1)
  return words.map((word, at) => (at === 0 ? word : word[0]?.toUpperCase() + word.slice(1))).join('')
}

/** Parts of pages named differently from the field that fills them. */
const otherwise: Readonly<Record<string, string>> = {
  aluno: 'estagiario',
  professor: 'orientador',
  coordenador: 'professor',
  agente: 'agenteIntegrador',
  responsavel: 'responsavelLegal',
}

/**
 * Value of a field on the page: under its name, or in a group whose name begins it (bolsaValor: bolsa.valor).
 */
function saidOf(record: Told, name: string): unknown {
  const key = keyOf(name)
  const said = [record[key], record[otherwise[key] ?? '']]
  const direct =
    said.find((one) => one && typeof one === 'object' && 'identificador' in one) ?? said[0] ?? said[1]
  if (direct !== undefined) return direct
  for (const { index } of key.matchAll(/\p{Lu}/gu)) {
    const within = record[key.slice(0, index)]
    const rest = key[index]!.toLowerCase() + key.slice(index + 1)
    if (within && typeof within === 'object' && rest in within) return (within as Told)[rest]
  }
  return undefined
}

/** Fills a form from a record's page. Fields that the page does not show stay empty and are not sent. */
export function prefilled(fields: readonly FormField[], record: Told): Prefilled {
  const names: Record<string, string> = {}
  return { typed: filledIn(fields, record, names), names }
}

function filledIn(fields: readonly FormField[], record: Told, names: Record<string, string>): Typed {
  const entries = fields.map(({ name, control }): [string, TypedValue] => {
    if (control.kind === 'group') return [name, filledIn(control.fields, record, names)]
    const value = saidOf(record, name)
    if (control.kind === 'rows') {
      const rows = Array.isArray(value) ? (value as readonly Told[]) : []
      return [name, rows.map((row) => rowOf(control.fields, row, names))]
    }
    if (control.kind === 'related') return [name, numberOf(control.noun, value, names)]
    if (control.kind !== 'decimal') return [name, textOf(value)]
    const plain = String(value ?? '')
    return [name, control.money ? writtenAmount(plain) : plain.replace('.', ',')]
  })
  return Object.fromEntries(entries)
}

/** A row whose only field refers to a record is that record. */
function rowOf(fields: readonly FormField[], row: Told, names: Record<string, string>): Typed {
  const [only] = fields
  if (fields.length === 1 && only?.control.kind === 'related' && 'identificador' in row) {
    return { [only.name]: numberOf(only.control.noun, row, names) }
  }
  return filledIn(fields, row, names)
}

/** Id of a record that is shown with its name. */
function numberOf(noun: string, value: unknown, names: Record<string, string>): string {
  if (typeof value === 'number') return String(value)
  if (!value || typeof value !== 'object' || !('identificador' in value)) return ''
  const { identificador, ...rest } = value as Told
  const called = Object.entries(rest).find(
    ([key, text]) => typeof text === 'string' && text && !/^codigo|^documento|^cpf/.test(key),
  )
  names[nameKey(noun, String(identificador))] = String(called?.[1] ?? identificador)
  return String(identificador)
}

function textOf(value: unknown): string | readonly string[] {
  if (value === null || value === undefined) return ''
  // A group is filled by its first value, its name.
  if (typeof value === 'object' && !Array.isArray(value)) return textOf(Object.values(value)[0])
  if (Array.isArray(value)) return value.map(String)
  if (value === true || value === 'Sim') return 'S'
  if (value === false || value === 'Não') return 'N'
  return String(value)
}
