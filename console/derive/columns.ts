import { nouns } from '../../catalogue/management/nouns.ts'
import type { Group, Leaf, Output, Shape, Texts } from '../../catalogue/output.ts'
import type { Phrase } from '../../catalogue/phrase.ts'
import { say, sayValue } from '../text/say.ts'
import * as format from './format.ts'
import { capital } from './format.ts'
import { rotuloOf } from './labels.ts'

/** One value of a record or a row, found by its keys. */
export interface Column {
  /** `concedente.nome` */
  path: string
  label: string
  type: Leaf['type'] | 'texts'
  /** What codes mean. */
  meanings?: Readonly<Record<string, Phrase>>
  /** Values are words of the catalogue, which are said in the language of whoever reads. */
  coded?: true
  /** What stands before the value. */
  unit?: string
  /** Told once: whoever has it keeps it now. */
  secret?: true
}

/** What no person needs to see; what a movement or an effect is by its code is told in words beside it. */
export const isInternal = (key: string): boolean =>
  /^(versao|simulado|movimento|efeitoCodigo|efeitoSituacao|\w*[iI]dentificador)$/.test(key)

/** A number in whose place people see what the record is called. */
export const isCalled = (output: Output): boolean => 'called' in output && output.called !== undefined

/** The columns of a shape, groups opened. */
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

/** The column of a leaf. */
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

/** What a part of something is called where the whole is not named: its name has the name of the whole. */
function labelWithin(
  key: string,
  output: Leaf | Texts,
  { key: of, group }: { key: string; group: Group },
): string {
  const whole = rotuloOf(of, group)
  return key === nameIn(of, group.fields) ? whole : `${rotuloOf(key, output)} · ${whole}`
}

const names = ['nome', 'nomeFantasia', 'titulo', 'professor', 'parecer', 'descricao', 'mensagem']

/** The part of a group by which people know the whole: its name, what is called like it, or its day or sum. */
export function nameIn(of: string, fields: Shape): string | undefined {
  const called = [of, ...names].find((key) => key in fields && !('fields' in fields[key]!))
  if (called) return called
  const tells = ([, output]: [string, Output]) =>
    output.type === 'date' || output.type === 'datetime' || ('unit' in output && output.unit !== undefined)
  return Object.entries(fields).find(tells)?.[0]
}

/** Some of the columns, in this order. */
export const chosen = (columns: readonly Column[], paths: readonly string[]): Column[] =>
  paths.flatMap((path) => columns.find((column) => column.path === path) ?? [])

export function valueAt(record: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    return value && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined
  }, record)
}

/** Numbers that name something and count nothing. */
const isNumber = (path: string) =>
  /(^|\.)(id|aluno|pagamento|contrato|sequencia|exercicio|ano|semestre|numero\w*)$/.test(path)

/** A value in words; nothing where it is empty. */
export function wordsFor({ path, type, meanings, coded, unit }: Column, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map((one) => sayValue(meanings, String(one))).join(', ')
  if (type === 'date') return format.day(String(value))
  if (type === 'datetime') return format.moment(String(value))
  if (type === 'decimal')
    return unit ? `${unit} ${format.decimal(String(value))}` : format.figure(String(value))
  if (typeof value === 'number') return /(^|\.)tamanho$/.test(path) ? format.size(value) : figure(path, value)
  if (typeof value === 'boolean') return format.truth(value)
  const text = String(value)
  const name = path.split('.').at(-1)!
  if (coded || name === 'rotulo') return sayValue(meanings, text)
  return name === 'entidade' ? severalOf(text) : format.known(name, text)
}

/** What people call several records of a noun, which data name by its code. */
export function severalOf(noun: string): string {
  return capital(nouns[noun] ? say(nouns[noun]) : noun)
}

const figure = (path: string, value: number) => (isNumber(path) ? String(value) : format.number(value))

/** Figures stand under each other. */
export const isFigure = ({ type, path }: Column) =>
  type === 'decimal' || (type === 'numeric' && !isNumber(path))

/** Where in a shape stands the state of a machine: in the leaf that lists exactly its states. */
export function statePath(shape: Shape, states: readonly string[]): string | undefined {
  const leaf = Object.entries(shape).find(
    ([, output]) => 'values' in output && output.values?.join() === states.join(),
  )
  return leaf?.[0]
}
