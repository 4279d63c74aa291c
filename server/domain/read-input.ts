import type { Field } from '../../catalogue/fields.ts'
import type { InputShape } from '../../catalogue/operation.ts'
import { readers } from '../records/readers.ts'
import { Report } from '../records/report.ts'
import { Refusal } from '../refusal.ts'
import { today } from '../values/dates.ts'

/** Values of a request by path; `undefined` where the key was absent. */
export type Input = { [key: string]: string | null | undefined | Input }

/** Reads a declared request object. Everything wrong is told at once, and nothing is done. */
export function readInput(shape: InputShape, body: Record<string, unknown>, zone: string): Input {
  const report = new Report()
  const input = readLevel(shape, body, '', report, zone)
  if (report.refused) {
    throw new Refusal(
      'REGISTRO_INVALIDO',
      {},
      report.found
        .filter(({ severity }) => severity === 'Erro')
        .map(({ field, code, message }) => ({ campo: field, mensagem: `${code}: ${message}` })),
    )
  }
  return input
}

function readLevel(shape: InputShape, body: unknown, path: string, report: Report, zone: string): Input {
  const input: Input = {}
  const given = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}
  for (const [name, part] of Object.entries(shape)) {
    const where = path ? `${path}.${name}` : name
    const raw = Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : undefined
    if ('fields' in part) {
      if (raw !== undefined && (typeof raw !== 'object' || raw === null || Array.isArray(raw))) {
        report.add('TIPO_INVALIDO', where, { detalhe: 'esperava um objeto' })
      }
      input[name] = readLevel(part.fields, raw, where, report, zone)
    } else input[name] = readValue(part, raw, where, report, zone)
  }
  return input
}

function readValue(
  field: Field,
  raw: unknown,
  where: string,
  report: Report,
  zone: string,
): string | null | undefined {
  const before = report.found.length
  const text = typeof raw === 'boolean' ? String(raw) : raw
  const value =
    text === undefined
      ? undefined
      : readers[field.kind](text, where, field, report, { zone, today: today(zone), suspicious: true })
  if (field.required && (value === undefined || value === null) && report.found.length === before) {
    report.add('CAMPO_OBRIGATORIO', where)
  }
  return value
}
