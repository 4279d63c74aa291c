import { nouns } from '../../catalogue/management/nouns.ts'
import type { Group, Leaf, Output, Shape, Texts } from '../../catalogue/output.ts'
import type { Phrase } from '../../catalogue/phrase.ts'
import { say, sayValue } from '../text/say.ts'
import * as format from './format.ts'
import { capital } from './format.ts'
import { rotuloOf } from './labels.ts'

/** One value of a record or row, found by its path. */
export interface Column {
  /** `concedente.nome` */
  path: string
  label: string
  type: Leaf['type'] | 'texts'
  /** Labels of codes. */
  meanings?: Readonly<Record<string, Phrase>>
  /** Values are words of the catalogue and are translated. */
  coded?: true
  /** Unit shown before the value. */
  unit?: string
  /** Shown only once. */
  secret?: true
}

/** Keys that people do not need to see. Codes of movements and effects have a text beside them. */
export const isInternal = (key: string): boolean =>
  /^(versao|simulado|movimento|efeitoCodigo|efeitoSituacao|\w*[iI]dentificador)$/.test(key)

/** An id that is shown as the name of its record. */
export const isCalled = (output: Output): boolean => 'called' in output && output.called !== undefined

/** Columns of a shape, with groups flattened. */
export function columnsOf(shape: Shape, within?: { key: string; group: Group }): Column[] {
  return Object.entries(shape).flatMap(([key, output]) =>
    isInternal(key) || isCalled(output) ? [] : columnsIn(key, output, within),
  )
}

function columnsIn(key: string, output: Output, within?: { key: string; group: Group }): Column[] {
  if (output.type === 'list') return []
  if (output.type === 'object') {
    return columnsOf(output.fields, { key, group: output }).map((column) => ({
      ...column,
      path: `${key}.${column.path}`,
    }))
  }
  return [columnOf(key, output, within && labelWithin(key, output, within))]
}

export function columnOf(key: string, output: Leaf | Texts, label = rotuloOf(key, output)): Column {
  const { type, meanings, values } = output
  const { unit, secret } = { unit: undefined, secret: undefined, ...output }
  return {
    path: key,
    label,
    type,
    ...(meanings && { meanings }),
    ...((values || meanings) && { coded: true }),
    ...(unit && { unit }),
    ...(secret && { secret }),
  }
}

/** Label of a part outside its group: the field that names the group gets its label, others append it. */
function labelWithin(
  key: string,
  output: Leaf | Texts,
  { key: of, group }: { key: string; group: Group },
): string {
  const whole = rotuloOf(of, group)
  return key === nameIn(of, group.fields) ? whole : `${rotuloOf(key, output)} · ${whole}`
}

const names = ['nome', 'nomeFantasia', 'titulo', 'professor', 'parecer', 'descricao', 'mensagem', 'numero']

/** The field that names a group: its name, a field of the same name, or its date or amount. */
export function nameIn(of: string, fields: Shape): string | undefined {
  const called = [of, ...names].find((key) => key in fields && !('fields' in fields[key]!))
  if (called) return called
  const tells = ([, output]: [string, Output]) =>
    output.type === 'date' || output.type === 'datetime' || ('unit' in output && output.unit !== undefined)
  return Object.entries(fields).find(tells)?.[0]
}

/** Columns with the given paths, in that order. */
export const chosen = (columns: readonly Column[], paths: readonly string[]): Column[] =>
  paths.flatMap((path) => columns.find((column) => column.path === path) ?? [])

export function valueAt(record: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    return value && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined
  }, record)
}

/** Numbers that identify something and are not amounts. */
const isNumber = (path: string) =>
  /(^|\.)(id|aluno|pagamento|contrato|sequencia|exercicio|ano|semestre|numero\w*)$/.test(path)

/** A value as text; empty if there is none. */
export function wordsFor({ path, type, meanings, coded, unit }: Column, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map((one) => sayValue(meanings, String(one))).join(', ')
  if (type === 'date') return format.day(String(value))
  if (type === 'datetime') return format.moment(String(value))
  if (type === 'decimal')
    return unit ? `${unit} ${format.decimal(String(value))}` : format.figure(String(value))
  if (typeof value === 'number' && meanings) return sayValue(meanings, String(value))
  if (typeof value === 'number') return /(^|\.)tamanho$/.test(path) ? format.size(value) : figure(path, value)
  if (typeof value === 'boolean') return format.truth(value)
  const text = String(value)
  const name = path.split('.').at(-1)!
  if (coded || name === 'rotulo') return sayValue(meanings, text)
  return name === 'entidade' ? severalOf(text) : format.known(name, text)
}

/** Plural label of a noun, given by its code. */
export function severalOf(noun: string): string {
  return capital(nouns[noun] ? say(nouns[noun]) : noun)
}

const figure = (path: string, value: number) => (isNumber(path) ? String(value) : format.number(value))

/** Whether a column is right-aligned. */
export const isFigure = ({ type, path, meanings }: Column) =>
  type === 'decimal' || (type === 'numeric' && !meanings && !isNumber(path))

/** Path of the state in a shape: the leaf whose values are exactly the machine's states. */
export function statePath(shape: Shape, states: readonly string[]): string | undefined {
  const leaf = Object.entries(shape).find(
    ([, output]) => 'values' in output && output.values?.join() === states.join(),
  )
  return leaf?.[0]
}
