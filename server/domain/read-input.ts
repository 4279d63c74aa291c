import type { Field } from '../../catalogue/fields.ts'
import type { InputShape } from '../../catalogue/operation.ts'
import { objection } from '../records/objection.ts'
import { readers } from '../records/readers.ts'
import { Report } from '../records/report.ts'
import { Refusal } from '../refusal.ts'
import { today } from '../values/dates.ts'

/** Values of a request by path; `undefined` where the key was absent. */
export type Input = { [key: string]: string | null | undefined | Input }

/** What holds while a request is read. */
interface Reading {
  report: Report
  zone: string
  /** The workforce writes every scalar as text and takes true and false for their words. */
  words: boolean
}

type Body = Record<string, unknown>

/** Reads a declared request object. Everything wrong is told at once, and nothing is done. */
export function readInput(shape: InputShape, body: Body, zone: string): Input {
  const { input, wrong } = read(shape, body, zone, true)
  const fields = wrong.map(({ field, code, message }) => ({ campo: field, mensagem: `${code}: ${message}` }))
  if (fields.length > 0) throw new Refusal('REGISTRO_INVALIDO', {}, fields)
  return input
}

/** The same where an answer has room for one sentence: it tells the first thing that is wrong. */
export function readRequest(shape: InputShape, body: Body, zone: string): Input {
  const { input, wrong } = read(shape, body, zone, false)
  const [first] = wrong
  if (!first) return input
  throw new Refusal('CAMPO_INVALIDO', { campo: first.field, detalhe: objection(first) })
}

function read(shape: InputShape, body: Body, zone: string, words: boolean) {
  const report = new Report()
  const input = readLevel(shape, body, '', { report, zone, words })
  return { input, wrong: report.found.filter(({ severity }) => severity === 'Erro') }
}

function readLevel(shape: InputShape, body: unknown, path: string, reading: Reading): Input {
  const input: Input = {}
  const given = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}
  for (const [name, part] of Object.entries(shape)) {
    const where = path ? `${path}.${name}` : name
    const raw = Object.hasOwn(given, name) ? (given as Body)[name] : undefined
    if ('fields' in part) {
      if (raw !== undefined && (typeof raw !== 'object' || raw === null || Array.isArray(raw))) {
        reading.report.add('TIPO_INVALIDO', where, { detalhe: 'esperava um objeto' })
      }
      input[name] = readLevel(part.fields, raw, where, reading)
    } else input[name] = readValue(part, raw, where, reading)
  }
  return input
}

function readValue(
  field: Field,
  raw: unknown,
  where: string,
  { report, zone, words }: Reading,
): string | null | undefined {
  const before = report.found.length
  const text = words && typeof raw === 'boolean' ? String(raw) : raw
  const value =
    text === undefined
      ? undefined
      : readers[field.kind](text, where, field, report, { zone, today: today(zone), suspicious: true })
  if (field.required && (value === undefined || value === null) && report.found.length === before) {
    report.add('CAMPO_OBRIGATORIO', where)
  }
  return value
}
