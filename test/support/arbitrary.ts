import fc from 'fast-check'
import type { Field } from '../../catalogue/fields.ts'
import { cnpjAt } from '../../demo/documents.ts'
import { cpfOf, type Fields } from './records.ts'

/** Characters with a meaning in JSON, SQL, COPY or the prefix of sealed values, and some of several bytes. */
const visible = [...'aZ09 \'"\\/:;,{}[]%_$|\u00a0éçÃß–漢🎓']
const characters = fc.constantFrom(...visible)
const withLines = fc.constantFrom(...visible, '\n', '\t')
export const textOf = (length: number, unit = characters) =>
  fc.string({ unit, minLength: 1, maxLength: Math.min(length, 30) }).map((text) => text.trim())
const days = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2005-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** A valid value of the field, as it is stored. */
function anyValue(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'numeric':
      return fc.integer({ min: field.min ?? 0, max: field.max ?? 10 ** field.length - 1 })
    case 'decimal':
      return fc
        .integer({ min: 0, max: field.max ? field.max * 100 : 10 ** Math.min(field.length, 9) - 1 })
        .map((cents) => cents / 100)
    case 'cpf':
      return fc.integer({ min: 1_000, max: 900_000_000 }).map(cpfOf)
    case 'documento':
      return fc.integer({ min: 1, max: 90_000_000 }).map(cnpjAt)
    case 'email':
      return fc.integer({ min: 1 }).map((number) => `Ação+${number}@x.exemplo.br`)
    case 'texts': {
      const { codes, length } = field
      return codes
        ? fc.subarray(Object.keys(codes.values), { minLength: 1 })
        : fc.uniqueArray(textOf(length).filter(Boolean), { minLength: 1, maxLength: 3 })
    }
    case 'list':
      return fc.array(records(field.items ?? {}, '', /^$/).map(inOrder), { minLength: 1, maxLength: 3 })
    case 'date':
      return days
    case 'code':
    case 'flag':
      return fc.constantFrom(...Object.keys(field.codes!.values))
    case 'cep':
      return fc.integer({ min: 1_000_000, max: 99_999_999 }).map((digits) => String(digits).padStart(8, '0'))
    case 'uf':
      return fc.constantFrom('SP', 'AM', 'RS')
    case 'banco':
      return fc.constantFrom('001', '341', '260')
    default:
      return textOf(field.length, field.lines ? withLines : characters)
  }
}

export const outputName = (name: string, prefix: string) =>
  name
    .slice(prefix.length)
    .toLowerCase()
    .replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Records with any of the fields present, empty or absent; required ones are always filled. */
export function records(fields: Readonly<Record<string, Field>>, prefix: string, without: RegExp) {
  const parts = Object.entries(fields)
    .filter(([name]) => name.startsWith(prefix) && !without.test(name))
    .map(([name, field]) => {
      const filled = anyValue(field).filter((value) => value !== '')
      return [name, field.required ? filled : fc.option(filled, { nil: '' })] as const
    })
  const required = Object.entries(fields).flatMap(([name, field]) =>
    field.required && !without.test(name) ? [name] : [],
  )
  return fc.record(Object.fromEntries(parts), { requiredKeys: required }) as fc.Arbitrary<Fields>
}

/** The same record with its dates sorted, because some rules demand an order. */
export function inOrder(record: Fields): Fields {
  const dates = Object.keys(record).filter((name) => /^\d{4}-\d\d-\d\d$/.test(String(record[name])))
  const days = dates.map((name) => record[name]).sort()
  return { ...record, ...Object.fromEntries(dates.map((name, at) => [name, days[at]])) }
}

/** The value that an answer must show for a value that was sent. */
export function mirrored(field: Field, value: unknown): unknown {
  if (field.kind === 'list') return ((value || []) as Fields[]).map((item) => mirroredItem(field, item))
  if (value !== undefined && value !== '') return value
  if (field.kind === 'texts') return []
  if (field.kind === 'flag') return 'N'
  return ['numeric', 'decimal', 'date'].includes(field.kind) ? null : ''
}

const mirroredItem = ({ items = {} }: Field, item: Fields) =>
  Object.fromEntries(
    Object.entries(items).map(([name, part]) => [outputName(name, ''), mirrored(part, item[name])]),
  )

/** The values of fields that are answered under their own name. */
export function mirroredFields(
  { fields, prefix }: { fields: Readonly<Record<string, Field>>; prefix: string },
  record: Fields,
  without: RegExp,
): Fields {
  const shown = Object.entries(fields).filter(([name]) => name.startsWith(prefix) && !without.test(name))
  return Object.fromEntries(
    shown.map(([name, field]) => [outputName(name, prefix), mirrored(field, record[name])]),
  )
}
