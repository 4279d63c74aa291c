import type { Field } from '../../catalogue/fields.ts'
import { said, type Told } from '../../catalogue/message.ts'
import type { InputShape } from '../../catalogue/operation.ts'
import type { Audience } from '../../catalogue/render.ts'
import type { InputOf } from '../../catalogue/typed.ts'
import { wrongField } from '../../catalogue/wire/failures.ts'
import { objection } from '../records/objection.ts'
import { readerOf } from '../records/readers.ts'
import { missingOneOf, Report } from '../records/report.ts'
import { Refusal } from '../refusal.ts'
import { today } from '../values/dates.ts'
import { typedValue, type Value } from './typed-value.ts'

/** Reads the declared fields of the current request. */
export type Read = <S extends InputShape>(shape: S) => InputOf<S>

interface Values {
  [key: string]: Value | Values
}

interface Reading {
  report: Report
  zone: string
  audience: Audience
}

type Body = Record<string, unknown>

/** Reads a declared request object, of a person unless told otherwise. Throws all errors at once. */
export function readInput<S extends InputShape>(
  shape: S,
  body: Body,
  zone: string,
  audience: Audience = 'person',
): InputOf<S> {
  const { input, wrong } = read(shape, body, zone, audience)
  const campos = wrong.map((one) => wrongField(one.field, one.code, one.said, one.detail))
  if (campos.length > 0) throw new Refusal('REGISTRO_INVALIDO', {}, campos)
  return input
}

/** `readInput` for answers with a single message. */
export function readRequest<S extends InputShape>(shape: S, body: Body, zone: string): InputOf<S> {
  const { input, wrong } = read(shape, body, zone, 'system')
  const [first, ...rest] = wrong
  if (!first) return input
  const others = rest.map((one) => said('pedido.outro', { campo: one.field, detalhe: objection(one) }))
  const detalhe = others.reduce<Told>(
    (before, other) => said('pedido.emSeguida', { antes: before, depois: other }),
    objection(first),
  )
  throw new Refusal('CAMPO_INVALIDO', { campo: first.field, detalhe })
}

function read<S extends InputShape>(shape: S, body: Body, zone: string, audience: Audience) {
  const report = new Report()
  const values = readLevel(shape, body, '', { report, zone, audience })
  // Each value was read by its declaration, as the type says; missing required ones are in the report.
  const input = values as InputOf<S>
  return { input, wrong: report.found.filter(({ severity }) => severity === 'Erro') }
}

function readLevel(shape: InputShape, body: unknown, path: string, reading: Reading): Values {
  const input: Values = {}
  const given = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}
  for (const [name, part] of Object.entries(shape)) {
    const where = path ? `${path}.${name}` : name
    const raw = Object.hasOwn(given, name) ? (given as Body)[name] : undefined
    if ('fields' in part) {
      if (raw !== undefined && (typeof raw !== 'object' || raw === null || Array.isArray(raw))) {
        reading.report.add('TIPO_INVALIDO', where, { detalhe: said('pedido.esperavaObjeto') })
      }
      input[name] = readLevel(part.fields, raw, where, reading)
    } else input[name] = readValue(part, raw, where, reading)
  }
  for (const [name, part] of Object.entries(shape)) {
    if ('fields' in part || !part.unless || isFilled(input[name]) || isFilled(input[part.unless])) continue
    const where = path ? `${path}.${name}` : name
    const other = path ? `${path}.${part.unless}` : part.unless
    // Values that could not be read are already reported.
    if (reading.report.found.some(({ field }) => field === where || field === other)) continue
    reading.report.push(missingOneOf(where, [name, part.unless]))
  }
  return input
}

const isFilled = (value: Value | Values) => value !== undefined && value !== null

function readValue(field: Field, raw: unknown, where: string, { report, zone, audience }: Reading): Value {
  const before = report.count
  const text = field.booleans && typeof raw === 'boolean' ? String(raw) : raw
  const value =
    text === undefined
      ? undefined
      : readerOf(field)(text, where, report, {
          ...{ zone, today: today(zone), suspicious: true },
          ...(audience === 'person' && { typed: true }),
        })
  if (field.required && !field.unless && (value === undefined || value === null) && report.count === before) {
    report.add('CAMPO_OBRIGATORIO', where)
  }
  return typedValue(field, value)
}
