import {
  type Among,
  type ContentKind,
  contentKinds,
  type Field,
  isTelephone,
  type Related,
} from '../../catalogue/fields.ts'
import type { CommandOperation, InputShape } from '../../catalogue/operation.ts'
import type { Phrase } from '../../catalogue/phrase.ts'
import { say } from '../text/say.ts'
import { text as shared } from '../text/text.ts'
import { plainAmount } from './amount.ts'
import { rotuloOf } from './labels.ts'
import type { Mask } from './mask.ts'

/** Input control of a field. */
export type Control =
  | { kind: 'choice' | 'choices'; options: readonly { value: string; label: string }[]; numbers?: true }
  | { kind: 'day' | 'month' | 'time' | 'number' | 'line' | 'lines' | 'password' }
  | { kind: 'decimal'; money?: true }
  | { kind: 'content'; of: ContentKind }
  | { kind: 'answers' }
  | { kind: 'tick'; value: string }
  | { kind: 'related'; noun: Related; among?: Among | undefined }
  | { kind: 'rows'; fields: readonly FormField[]; most: number; ordered?: true }
  | { kind: 'group'; fields: readonly FormField[] }

export interface FormField {
  name: string
  label: string
  help: string
  required: boolean
  /** Required where this other field of the form has one of these values. */
  neededBy?: { field: string; values: readonly string[] }
  /** Shown only where this other field of the form has one of these values. */
  onlyBy?: { field: string; values: readonly string[] }
  /** Asked for at once where this other field of the form has one of these values. */
  expectedBy?: { field: string; values: readonly string[] }
  control: Control
  /** Inclusive limits of a number. */
  limits?: { min: number; max?: number }
  /** Never stored outside the page. */
  guarded: boolean
  /** Punctuation that the input shows. */
  mask?: Mask
}

/** Values of a form by field; rows and groups have fields of their own. */
export type TypedValue = string | readonly string[] | readonly Typed[] | Typed
export interface Typed {
  readonly [name: string]: TypedValue | undefined
}

export const labelOf = (name: string, field: Field) => rotuloOf(name, field)

const optionsOf = ({ codes }: Field) =>
  Object.entries(codes?.values ?? {}).map(([value, label]) => ({ value, label: say(label) }))

const named = (names: Readonly<Record<string, Phrase>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label: say(label) }))

/** A month is declared as text with this format. */
const isMonth = ({ text, length }: Field) => length === 7 && /AAAA-MM\b/.test(say(text))

/** Amounts have two decimals and room for more than percentages and hours. */
const isMoney = ({ length, scale }: Field) => scale === 2 && length >= 8

/** Consent: a required code whose only value is yes. */
const isConsent = ({ kind, required, codes }: Field) =>
  kind === 'code' && required && Object.keys(codes?.values ?? {}).join() === 'S'

export function controlOf(field: Field): Control {
  if (field.related)
    return { kind: 'related', noun: field.related, ...(field.among && { among: field.among }) }
  if (field.answers) return { kind: 'answers' }
  if (field.content) return { kind: 'content', of: field.content }
  switch (field.kind) {
    case 'list':
      return {
        kind: 'rows',
        fields: formOf(field.items ?? {}),
        most: field.most ?? 1,
        ...(field.ordered && { ordered: true }),
      }
    case 'texts':
      return field.codes ? { kind: 'choices', options: optionsOf(field) } : { kind: 'line' }
    case 'code':
      if (isConsent(field)) return { kind: 'tick', value: 'S' }
      return { kind: 'choice', options: optionsOf(field) }
    case 'flag':
      return { kind: 'choice', options: optionsOf(field) }
    case 'date':
      return { kind: 'day' }
    case 'time':
      return { kind: 'time' }
    case 'numeric':
      return field.named ? { kind: 'choice', options: named(field.named), numbers: true } : { kind: 'number' }
    case 'decimal':
      return { kind: 'decimal', ...(isMoney(field) && { money: true }) }
    case 'senha':
      return { kind: 'password' }
    default:
      if (isMonth(field)) return { kind: 'month' }
      return { kind: field.lines ? 'lines' : 'line' }
  }
}

/** Help text of a field; empty if it only repeats the label. */
function helpOf(field: Field, rotulo: string): string {
  const { kind, content } = field
  // The page handles the upload, so the help only says which file is wanted.
  if (content) return say(contentKinds[content])
  // The names of the choices say it.
  if (field.named) return ''
  // The browser's inputs have their own format.
  const text = say(field.text).replace(/, (AAAA-MM|HH:MM)\b/, '')
  const [first, ...others] = text.split(/(?<=\.) /)
  const told = first?.replace(/\.$/, '').toLowerCase() === rotulo.toLowerCase() ? others.join(' ') : text
  if (told === '') return ''
  const plain = withLabels(field, told).replace(/\bES[A-Z]{2,3}_[A-Z0-9_]+/g, (name) => rotuloOf(name, {}))
  // The label of a checkbox is its sentence.
  if (isConsent(field)) return plain.replace(/^S: "(.*)"$/, '$1')
  return kind === 'flag' ? plain.replace(/^S /, `${shared.yes}: `) : plain
}

/** A code that holds where the field stays empty is named as in the list of choices. */
const withLabels = ({ codes }: Field, text: string) =>
  text.replace(/: ([^:.]+)\.$/, (whole, value: string) => {
    const label = codes?.values[value]
    return label ? `: ${say(label)}.` : whole
  })

export function formField(name: string, field: Field): FormField {
  const label = labelOf(name, field)
  return {
    name,
    label,
    help: helpOf(field, label),
    required: field.required && !field.unless,
    control: controlOf(field),
    guarded: field.guarded !== undefined,
    ...(field.kind === 'numeric' && {
      limits: { min: field.min ?? 0, ...(field.max !== undefined && { max: field.max }) },
    }),
    ...(field.neededBy && { neededBy: field.neededBy }),
    ...(field.onlyBy && { onlyBy: field.onlyBy }),
    ...(field.expectedBy && { expectedBy: field.expectedBy }),
    ...(maskOf(name, field) && { mask: maskOf(name, field) as Mask }),
  }
}

function maskOf(name: string, field: Field): Mask | undefined {
  const { kind } = field
  if (kind === 'cpf' || kind === 'cnpj' || kind === 'documento' || kind === 'cep') return kind
  return isTelephone(name, field) ? 'telefone' : undefined
}

/** Fields that the page fills. */
const given = new Set(['id', 'versao', 'registros', 'SIMULAR'])

/** Required fields come first, an optional reason last. */
const placeIn = ({ name, required, neededBy, expectedBy }: FormField) =>
  required || neededBy || expectedBy ? 0 : name === 'motivo' ? 2 : 1

const applies = (by: FormField['neededBy'], typed: Typed): boolean =>
  by !== undefined && [typed[by.field]].flat().some((one) => by.values.includes(one as string))

/** Whether the field is required, given the others. */
export const isRequired = ({ required, neededBy }: FormField, typed: Typed): boolean =>
  required || applies(neededBy, typed)

/** Whether the other fields leave a meaning to this one. */
export const isMeant = ({ onlyBy }: FormField, typed: Typed): boolean =>
  onlyBy === undefined || applies(onlyBy, typed)

export const isExpected = ({ expectedBy }: FormField, typed: Typed): boolean => applies(expectedBy, typed)

/** Fields that a person fills for a command. */
export function formOf(input: InputShape): FormField[] {
  const fields = Object.entries(input).flatMap(([name, part]) => {
    if (given.has(name) || ('seen' in part && part.seen)) return []
    return 'fields' in part ? [groupOf(name, part)] : [formField(name, part)]
  })
  return fields.toSorted((one, other) => placeIn(one) - placeIn(other))
}

/** Values of the record as shown, sent so that the command is refused if the record has changed. */
export const seenIn = (input: InputShape, record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, part]) =>
      'seen' in part && part.seen && record[name] ? [[name, record[name]]] : [],
    ),
  )

/** Asks for the password of commands that need proof; people who used single sign-on are not asked. */
export function asProven(
  fields: readonly FormField[],
  { proven }: Pick<CommandOperation, 'proven'>,
  metodo: string | null,
): readonly FormField[] {
  if (!proven) return fields
  return fields.flatMap((field) => {
    if (field.name !== 'senha') return [field]
    // The help says who may leave it empty, which is decided here.
    return metodo === 'oidc' ? [] : [{ ...field, required: true, help: '' }]
  })
}

/** Fields that the person can fill: records are chosen from lists, which may be closed to them. */
export function fillable(fields: readonly FormField[], mayChoose: (noun: Related) => boolean): FormField[] {
  return fields.flatMap((field) => {
    const { control, required } = field
    if (control.kind === 'related') return required || mayChoose(control.noun) ? [field] : []
    if (!('fields' in control)) return [field]
    return [{ ...field, control: { ...control, fields: fillable(control.fields, mayChoose) } }]
  })
}

const groupOf = (name: string, { fields, text }: { fields: InputShape; text: Phrase }): FormField => ({
  name,
  label: '',
  help: say(text),
  required: false,
  control: { kind: 'group', fields: formOf(fields) },
  guarded: false,
})

/** Whether nothing was entered; rows and groups of empty fields count as empty. */
export function isEmpty(value: TypedValue | undefined): boolean {
  if (value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  const parts: readonly (TypedValue | undefined)[] = Array.isArray(value) ? value : Object.values(value)
  return parts.every(isEmpty)
}

export const same = (one: TypedValue | undefined, other: TypedValue | undefined) =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '') || (isEmpty(one) && isEmpty(other))

/**
 * Input of a command from form values. Empty fields are left out, cleared ones are sent empty, and unchanged
 * ones are sent only if they are required beside others that changed.
 */
export function inputOf(
  fields: readonly FormField[],
  typed: Typed,
  before: Typed | undefined = undefined,
): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const field of fields) {
    const { name, control } = field
    if (!isMeant(field, typed)) continue
    const value = typed[name]
    if (before && control.kind !== 'group' && same(value, before[name])) continue
    const sent = sentOf(control, value, before?.[name])
    if (sent !== undefined) input[name] = sent
    else if (before && !isEmpty(before[name])) input[name] = control.kind === 'rows' ? [] : ''
  }
  if (before && Object.keys(input).length > 0) {
    for (const { name, required, control } of fields) {
      if (required && !(name in input)) input[name] = sentOf(control, typed[name], undefined)
    }
  }
  return input
}

function sentOf(control: Control, value: TypedValue | undefined, before: TypedValue | undefined): unknown {
  if (control.kind === 'group') {
    const told = inputOf(control.fields, (value ?? {}) as Typed, before as Typed | undefined)
    return Object.keys(told).length > 0 ? told : undefined
  }
  if (isEmpty(value)) return undefined
  if (control.kind === 'rows') {
    const rows = (value as readonly Typed[]).filter((row) => !isEmpty(row))
    return rows.map((row) => inputOf(control.fields, row))
  }
  if (typeof value !== 'string') return value
  if (control.kind === 'decimal') return plainAmount(value)
  const isNumber = control.kind === 'number' || control.kind === 'related' || 'numbers' in control
  return isNumber ? Number(value) : value.trim()
}

/** Label of the field at a path, after that of its list and the number of its row. */
export function labelAt(fields: readonly FormField[], path: string): string {
  const [, name = path, row, rest] = /^(\w+)(?:\[(\d+)\])?(?:\.(.+))?$/.exec(path) ?? []
  const field = fields.find((one) => one.name === name)
  if (!field) return path
  const inner = rest && 'fields' in field.control ? labelAt(field.control.fields, rest) : undefined
  return [[field.label, row].filter(Boolean).join(' '), inner].filter(Boolean).join(': ')
}

/** Whether a form has the field at a path. */
export function isIn(fields: readonly FormField[], path: string): boolean {
  const [, name, rest] = /^(\w+)(?:\[\d+\])?(?:\.(.+))?$/.exec(path) ?? []
  const field = fields.find((one) => one.name === name)
  if (!field || !rest) return field !== undefined
  // The questions of a form have no fields of their own.
  return field.control.kind === 'answers' || ('fields' in field.control && isIn(field.control.fields, rest))
}

interface Placed {
  field: FormField
  place: string
  value: TypedValue | undefined
  typed: Typed
}

/** The fields of a form with their paths and values; those of groups and of filled rows follow. */
function placesIn(fields: readonly FormField[], typed: Typed, within = ''): Placed[] {
  return fields.flatMap((field): Placed[] => {
    const { name, control } = field
    const place = within + name
    const value = typed[name]
    if (control.kind === 'group') return placesIn(control.fields, (value ?? {}) as Typed, `${place}.`)
    const rows =
      control.kind === 'rows' ? ((value ?? []) as readonly Typed[]).filter((row) => !isEmpty(row)) : []
    const inner = 'fields' in control ? control.fields : []
    return [
      { field, place, value, typed },
      ...rows.flatMap((row, at) => placesIn(inner, row, `${place}[${at + 1}].`)),
    ]
  })
}

/** Paths of required fields that are empty. */
export const missingIn = (fields: readonly FormField[], typed: Typed): string[] =>
  placesIn(fields, typed).flatMap(({ field, place, value, typed: around }) =>
    isRequired(field, around) && isEmpty(value) ? [place] : [],
  )

/** Messages by path of numbers that are not whole or exceed their limits. */
export const unfitNumbersIn = (
  fields: readonly FormField[],
  typed: Typed,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    placesIn(fields, typed).flatMap(({ field: { control, limits }, place, value }) => {
      if (!limits || control.kind !== 'number' || typeof value !== 'string' || isEmpty(value)) return []
      const { min, max } = limits
      const fits = /^\s*-?\d+\s*$/.test(value) && Number(value) >= min && Number(value) <= (max ?? Infinity)
      return fits ? [] : [[place, shared.form.whole(min, max)]]
    }),
  )
