import type { InboundOperation, InputShape, Operation, SharedOperation } from '../../catalogue/operation.ts'
import { inboundEnvelope, peopleBody } from '../../catalogue/wire/envelope.ts'
import {
  type Control,
  type FormField,
  formField,
  formOf,
  isEmpty,
  type Typed,
  type TypedValue,
} from './controls.ts'
import { rotuloOf } from './labels.ts'

type Body = Readonly<Record<string, unknown>>

/** Fields of a request under their wire names, for trying an operation. */
export const tryFields = (operation: Operation): readonly FormField[] =>
  operation.family === 'inbound'
    ? [...named([formField('RETORNO', inboundEnvelope.RETORNO)]), recordsOf(operation)]
    : named(withSimulation(peopleBody(operation as SharedOperation)))

/** Adds the choice to simulate, which other pages make themselves. */
function withSimulation(input: InputShape): FormField[] {
  const { SIMULAR } = input
  const asked = formOf(input)
  return SIMULAR && !('fields' in SIMULAR) ? [...asked, formField('SIMULAR', SIMULAR)] : asked
}

const mostRecords = 20

const recordsOf = ({ list, fields }: InboundOperation): FormField => ({
  name: list,
  label: rotuloOf('registros', {}),
  help: list,
  required: true,
  control: { kind: 'rows', fields: named(formOf(fields)), most: mostRecords },
  guarded: false,
})

/** Adds the wire name to each label, for programmers. */
const named = (fields: readonly FormField[]): readonly FormField[] =>
  fields.map((field) => {
    const { label, name, control } = field
    const inside = 'fields' in control ? { ...control, fields: named(control.fields) } : control
    return { ...field, label: label && label !== name ? `${label} (${name})` : name, control: inside }
  })

/** Form values of a body. Parts that the form cannot show stay in the body. */
export const typedOf = (fields: readonly FormField[], body: Body): Typed =>
  Object.fromEntries(fields.map(({ name, control }) => [name, shownOf(control, body[name])]))

function shownOf(control: Control, value: unknown): TypedValue {
  if (control.kind === 'group') return typedOf(control.fields, isBody(value) ? value : {})
  if (control.kind === 'rows')
    return Array.isArray(value) ? value.filter(isBody).map((row) => typedOf(control.fields, row)) : []
  if (control.kind === 'choices')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  if (typeof value === 'boolean') return value ? 'S' : 'N'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Body from form values. Untouched and unknown parts stay as they were. */
export function bodyOf(fields: readonly FormField[], typed: Typed, before: Body): Record<string, unknown> {
  const body: Record<string, unknown> = { ...before }
  for (const { name, control } of fields) {
    const value = typed[name]
    if (same(value, shownOf(control, before[name]))) continue
    const sent = sentOf(control, value, before[name])
    if (sent === undefined) delete body[name]
    else body[name] = sent
  }
  return body
}

function sentOf(control: Control, value: TypedValue | undefined, before: unknown): unknown {
  if (isEmpty(value)) return undefined
  if (control.kind === 'group') return bodyOf(control.fields, value as Typed, isBody(before) ? before : {})
  if (control.kind === 'rows') {
    const rows = value as readonly Typed[]
    const known = Array.isArray(before) && before.length === rows.length ? before : []
    return rows.map((row, at) => bodyOf(control.fields, row, isBody(known[at]) ? known[at] : {}))
  }
  if (typeof value !== 'string') return value
  const number = control.kind === 'number' || control.kind === 'related'
  return number && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value
}

const same = (one: TypedValue | undefined, other: TypedValue) =>
  JSON.stringify(one ?? '') === JSON.stringify(other)

export const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
