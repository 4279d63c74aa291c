import type { Field } from '../../catalogue/fields.ts'
import type { CommandOperation, InputShape } from '../../catalogue/operation.ts'

/** How a field is filled by a person. */
export type Control =
  | { kind: 'choice' | 'choices'; options: readonly { value: string; label: string }[] }
  | { kind: 'day' | 'number' | 'line' | 'lines' | 'password' }

export interface FormField {
  name: string
  label: string
  help: string
  required: boolean
  control: Control
  /** Longest text. */
  length: number | undefined
  /** Never kept outside the page. */
  guarded: boolean
}

export const labelOf = (name: string, { rotulo }: Field) => rotulo ?? name

const optionsOf = ({ codes }: Field) =>
  Object.entries(codes?.values ?? {}).map(([value, label]) => ({ value, label }))

export function controlOf(field: Field): Control {
  switch (field.kind) {
    case 'texts':
      return field.codes ? { kind: 'choices', options: optionsOf(field) } : { kind: 'line' }
    case 'code':
    case 'flag':
      return { kind: 'choice', options: optionsOf(field) }
    case 'date':
      return { kind: 'day' }
    case 'numeric':
      return { kind: 'number' }
    case 'senha':
      return { kind: 'password' }
    default:
      return { kind: field.lines ? 'lines' : 'line' }
  }
}

export function formField(name: string, field: Field): FormField {
  return {
    name,
    label: labelOf(name, field),
    help: field.text,
    required: field.required && !field.unless,
    control: controlOf(field),
    length: field.kind === 'varchar' && field.length > 0 ? field.length : undefined,
    guarded: field.guarded !== undefined,
  }
}

/** Filled by the page itself, not by a person. */
const given = new Set(['id', 'versao', 'registros', 'SIMULAR'])

/** What a person is asked before a command; what must be told comes first. */
export function formOf(input: InputShape): FormField[] {
  const fields = Object.entries(input).flatMap(([name, field]) =>
    'kind' in field && !given.has(name) ? [formField(name, field)] : [],
  )
  return fields.toSorted((one, other) => Number(other.required) - Number(one.required))
}

/** Whether a form knows how to ask for everything that a command takes. */
export const canAsk = (command: CommandOperation | undefined): command is CommandOperation =>
  command !== undefined &&
  Object.entries(command.input).every(
    ([name, field]) => given.has(name) || ('kind' in field && field.kind !== 'list' && !command.version),
  )

/** What was typed, as an input wants it: empty is absent. */
export type Typed = Readonly<Record<string, string | readonly string[]>>

export function inputOf(fields: readonly FormField[], typed: Typed): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const { name, control } of fields) {
    const value = typeof typed[name] === 'string' ? typed[name].trim() : typed[name]
    if (value?.length) input[name] = control.kind === 'number' ? Number(value) : value
  }
  return input
}

/** Required fields that are still empty. */
export function missingIn(fields: readonly FormField[], typed: Typed): string[] {
  const input = inputOf(fields, typed)
  return fields.filter(({ name, required }) => required && !(name in input)).map(({ name }) => name)
}
