// One module each: the package as a whole brings every municipality and occupation of Brazil into memory.
import { getBanks } from '@brazilian-utils/brazilian-utils/get-banks'
import { getStates } from '@brazilian-utils/brazilian-utils/get-states'
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { cnpj as cnpjCheck } from 'cpf-cnpj-validator'
import type { Field, FileType, Kind } from '../../catalogue/fields.ts'
import { readDate } from '../values/dates.ts'
import type { Policy, Report } from './report.ts'

/** What a reader knows besides the value. */
export interface ReadContext {
  zone: string
  today: string
  /** Texts may hold characters that cannot be stored. False spares the look: most parts have no escape at all. */
  suspicious: boolean
  policy?: Policy
}

/**
 * Reads one value into the text it is stored as, or null when it is empty. A value that cannot be read is
 * reported, and null comes back; the report says that the record is refused.
 */
export type Reader = (
  value: unknown,
  name: string,
  field: Field,
  report: Report,
  context: ReadContext,
) => string | null

// Tab, line feed and carriage return may stand in a text; no other control character can be meant.
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

function textOf(value: unknown, name: string, report: Report, { suspicious }: ReadContext): string | null {
  if (typeof value === 'string') {
    const text = value.trim()
    if (suspicious && (control.test(text) || !text.isWellFormed())) {
      report.add('TIPO_INVALIDO', name, { detalhe: 'há um caractere que não pode ser gravado' })
      return null
    }
    return text === '' ? null : text
  }
  // A number beyond every range was read as infinity: its digits are lost.
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (value === null) return null
  report.add('TIPO_INVALIDO', name, { detalhe: 'esperava um texto' })
  return null
}

function withinLength(text: string, name: string, length: number, report: Report): string | null {
  if (text.length <= length) return text
  let characters = 0
  for (const _ of text) characters++
  if (characters <= length) return text
  report.add('TAMANHO_EXCEDIDO', name, { tamanho: characters, limite: length })
  return null
}

function varchar(
  value: unknown,
  name: string,
  field: Field,
  report: Report,
  context: ReadContext,
): string | null {
  const text = textOf(value, name, report, context)
  return text === null ? null : withinLength(text, name, field.length, report)
}

const numeric: Reader = (value, name, field, report, context) => {
  const text = textOf(value, name, report, context)
  if (text === null) return null
  const digits = text.replace(/^0+(?=\d)/, '')
  if (!/^\d+$/.test(digits)) {
    report.add('TIPO_INVALIDO', name, { detalhe: 'esperava um número inteiro' })
    return null
  }
  return withinLength(digits, name, field.length, report)
}

const decimal: Reader = (value, name, field, report, context) => {
  const text = textOf(value, name, report, context)
  if (text === null) return null
  const found = /^(-?)0*(\d+)(?:[.,](\d+))?$/.exec(text)
  if (!found) {
    report.add('TIPO_INVALIDO', name, { detalhe: 'esperava um número como 1234.56 ou 1234,56' })
    return null
  }
  const [, sign = '', whole = '0', fraction = ''] = found
  const scale = field.scale ?? 0
  const kept = fraction.replace(/0+$/, '')
  if (kept.length > scale || whole.length > field.length - scale) {
    report.add('TAMANHO_EXCEDIDO', name, { tamanho: whole.length + kept.length, limite: field.length })
    return null
  }
  return `${sign}${whole}${scale > 0 ? `.${fraction.slice(0, scale).padEnd(scale, '0')}` : ''}`
}

const date: Reader = (value, name, _field, report, context) => {
  if (value === null || value === '') return null
  if (typeof value !== 'string') {
    report.add('TIPO_INVALIDO', name, { detalhe: 'esperava uma data em texto' })
    return null
  }
  const read = readDate(value.trim(), context.zone)
  if (read === undefined) {
    report.add('DATA_INVALIDA', name, { detalhe: 'não é uma data do calendário' })
    return null
  }
  return read
}

const datetime = date

const coded: Reader = (value, name, field, report, context) => {
  const letter = field.kind === 'flag' && typeof value === 'boolean' ? (value ? 'S' : 'N') : value
  const text = varchar(letter, name, field, report, context)
  const codes = field.codes
  if (text === null || !codes) return text
  const upper = text.toUpperCase()
  const spelling =
    [text, upper].find((one) => Object.hasOwn(codes.values, one)) ??
    Object.keys(codes.values).find((one) => one.toUpperCase() === upper)
  const alias = codes.aliases && Object.hasOwn(codes.aliases, upper) ? codes.aliases[upper] : undefined
  const code = spelling ?? alias
  if (code !== undefined) return code
  if (codes.unknown === 'ignore') report.add('VALOR_IGNORADO', name)
  else
    report.add('TIPO_INVALIDO', name, { detalhe: `esperava um de ${Object.keys(codes.values).join(', ')}` })
  return null
}

const cpf: Reader = (value, name, field, report, context) => {
  if (typeof value === 'number') {
    const digits = String(value)
    if (!/^\d{1,11}$/.test(digits) || !isValidCpf(digits.padStart(11, '0'))) {
      report.add('CPF_INVALIDO', name)
      return null
    }
    report.add('VALOR_CONVERTIDO', name, { detalhe: 'o CPF numérico foi completado com zeros à esquerda' })
    return digits.padStart(11, '0')
  }
  const text = varchar(value, name, field, report, context)
  if (text === null) return null
  const digits = text.replace(/[.\-\s/]/g, '')
  if (!/^\d{11}$/.test(digits) || !isValidCpf(digits)) {
    report.add('CPF_INVALIDO', name)
    return null
  }
  if (digits.length !== text.length) report.add('CPF_COM_PONTUACAO', name)
  return digits
}

const cnpj: Reader = (value, name, field, report, context) => {
  const text = varchar(value, name, field, report, context)
  if (text === null) return null
  const plain = text.replace(/[.\-\s/]/g, '').toUpperCase()
  if (!cnpjCheck.isValid(plain)) {
    report.add('CNPJ_INVALIDO', name)
    return null
  }
  return plain
}

const documento: Reader = (value, name, field, report, context) => {
  if (typeof value === 'number' && value > 99_999_999_999) {
    const read = cnpj(String(value).padStart(14, '0'), name, field, report, context)
    if (read !== null) {
      report.add('VALOR_CONVERTIDO', name, { detalhe: 'o CNPJ numérico foi completado com zeros à esquerda' })
    }
    return read
  }
  const length = typeof value === 'string' ? value.replace(/[.\-\s/]/g, '').length : 0
  return (length > 11 ? cnpj : cpf)(value, name, field, report, context)
}

const cep: Reader = (value, name, _field, report, context) => {
  const text = textOf(value, name, report, context)
  if (text === null) return null
  const digits = text.replace(/^(\d{5})-(\d{3})$/, '$1$2')
  const padded = digits.padStart(8, '0')
  if (!/^\d{7,8}$/.test(digits) || padded < '01000000') {
    report.add('CEP_INVALIDO', name)
    return null
  }
  return padded
}

const states = new Set(['EX', ...getStates().map((state) => state.code)])

const uf: Reader = (value, name, field, report, context) => {
  const text = varchar(value, name, field, report, context)
  if (text === null) return null
  const upper = text.toUpperCase()
  if (states.has(upper)) return upper
  report.add('UF_INVALIDA', name)
  return null
}

const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

const email: Reader = (value, name, field, report, context) => {
  const text = varchar(value, name, field, report, context)
  if (text === null || address.test(text)) return text
  report.add('EMAIL_INVALIDO', name)
  return null
}

/** Kept as sent: a space may belong to a password. */
const senha: Reader = (value, name, field, report) => {
  if (value === null || value === '') return null
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string' || value.includes('\0') || !value.isWellFormed()) {
    report.add('TIPO_INVALIDO', name, { detalhe: 'esperava um texto' })
    return null
  }
  return withinLength(value, name, field.length, report)
}

const banks = getBanks()
const bankCodes = new Set(banks.map(({ code }) => code))
const codeByIspb = new Map(banks.map(({ ispb, code }) => [ispb, code]))

const banco: Reader = (value, name, field, report, context) => {
  const text = varchar(value, name, field, report, context)
  if (text === null) return null
  if (/^\d{8}$/.test(text)) {
    const code = codeByIspb.get(text)
    if (!code) report.add('BANCO_DESCONHECIDO', name)
    return code || text
  }
  const code = /^\d{1,3}$/.test(text) ? text.padStart(3, '0') : text
  if (!bankCodes.has(code)) report.add('BANCO_DESCONHECIDO', name)
  return code
}

const time: Reader = (value, name, field, report, context) => {
  const text = varchar(value, name, field, report, context)
  if (text === null || /^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return text
  report.add('TIPO_INVALIDO', name, { detalhe: 'esperava HH:MM' })
  return null
}

/** Each element by its own fields; kept as JSON text in the declared order. */
const listOf: Reader = (value, name, field, report, context) => {
  if (value === null || value === '') return null
  if (!Array.isArray(value)) {
    report.add('TIPO_INVALIDO', name, { detalhe: 'esperava uma lista' })
    return null
  }
  const items = value.map((item, position) =>
    readItem(item, `${name}[${position + 1}]`, field, report, context),
  )
  return items.length === 0 ? null : JSON.stringify(items)
}

function readItem(item: unknown, path: string, field: Field, report: Report, context: ReadContext) {
  const read: Record<string, string | null> = {}
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    report.add('TIPO_INVALIDO', path, { detalhe: 'esperava um objeto' })
    return read
  }
  for (const [name, part] of Object.entries(field.items ?? {})) {
    const raw = (item as Record<string, unknown>)[name]
    const before = report.found.length
    const value = raw === undefined ? null : readers[part.kind](raw, `${path}.${name}`, part, report, context)
    if (value === null && part.required && report.found.length === before) {
      report.add('CAMPO_OBRIGATORIO', `${path}.${name}`)
    }
    read[name] = value
  }
  return read
}

/** Each text once, in the order sent; kept as JSON text. A text that stands alone is a list of one. */
const textsOf: Reader = (value, name, field, report, context) => {
  if (value === null || value === '') return null
  const elements: unknown[] = Array.isArray(value) ? value : [value]
  const read = field.codes ? coded : varchar
  const found = new Set<string>()
  for (const element of elements) {
    const text = read(element, name, field, report, context)
    if (text !== null) found.add(text)
  }
  return found.size === 0 ? null : JSON.stringify([...found])
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpegStart = Buffer.from([0xff, 0xd8, 0xff])

/** What a file is, by its first bytes. Its name proves nothing. */
export function fileTypeOf(bytes: Buffer): FileType | undefined {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf'
  if (bytes.subarray(0, 8).equals(pngStart)) return 'png'
  if (bytes.subarray(0, 3).equals(jpegStart)) return 'jpeg'
  const start = bytes
    .subarray(0, 256)
    .toString()
    .replace(/^\ufeff/, '')
  return /^\s*<(\?xml\s|(?!html|svg|script)[a-z])/i.test(start) ? 'xml' : undefined
}

/** Kept as base64 in its plain form: one line, padded. */
const fileOf: Reader = (value, name, field, report) => {
  if (value === null || value === '') return null
  const text = typeof value === 'string' ? value.replace(/\s+/g, '') : ''
  const bytes = Buffer.from(text, 'base64')
  const plain = bytes.toString('base64')
  if (bytes.length === 0 || plain.replace(/=+$/, '') !== text.replace(/={1,2}$/, '')) {
    report.add('TIPO_INVALIDO', name, { detalhe: 'esperava um arquivo em base64' })
    return null
  }
  if (bytes.length > field.length) {
    report.add('TAMANHO_EXCEDIDO', name, { tamanho: bytes.length, limite: field.length })
    return null
  }
  const type = fileTypeOf(bytes)
  if (type && field.accepts?.includes(type)) return plain
  report.add('TIPO_INVALIDO', name, { detalhe: `esperava um arquivo ${field.accepts?.join(', ')}` })
  return null
}

const truth: Reader = (value, name, _field, report) => {
  if (value === null || value === '') return null
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  report.add('TIPO_INVALIDO', name, { detalhe: 'esperava verdadeiro ou falso' })
  return null
}

export const readers: Readonly<Record<Kind, Reader>> = {
  varchar,
  numeric,
  decimal,
  date,
  datetime,
  flag: coded,
  boolean: truth,
  cpf,
  cnpj,
  documento,
  cep,
  uf,
  email,
  senha,
  banco,
  code: coded,
  time,
  list: listOf,
  texts: textsOf,
  file: fileOf,
}

/** Whether the JSON text of records can hold characters that cannot be stored: only escapes and DEL can. */
export const isSuspicious = (json: string) => json.includes('\\') || json.includes('\u007f')
