import { maxQuantidade } from '../../catalogue/common-fields.ts'
import type { Field } from '../../catalogue/fields.ts'
import type { QueryOperation } from '../../catalogue/operation.ts'
import type { Opening } from '../../catalogue/output.ts'
import { askedOf, choicesOf, periodSubstitutes } from '../../catalogue/wire/envelope.ts'
import type { LinkSigning } from '../domain/arquivo/link.ts'
import type { Reach } from '../domain/machine/reach.ts'
import type { Json } from '../json/parse.ts'
import { objection } from '../records/objection.ts'
import { readerOf } from '../records/readers.ts'
import { Report } from '../records/report.ts'
import { Refusal } from '../refusal.ts'
import { notADate, readDate, startOfDay, today } from '../values/dates.ts'

/** A query as it will run. */
export interface QueryRequest {
  period: Period | undefined
  paging: { size: number; page: number } | undefined
  filters: Record<string, string>
  /** The declared groups that elements are. */
  groups?: string | undefined
  format: string
  zone: string
  /** What the caller may see, and asked for. */
  sees: readonly Opening[]
  /** By what the addresses of contents are signed, where they are asked for. */
  links?: LinkSigning | undefined
  /** The records the caller may know of. */
  reach: Reach
}

/** Who asks, as far as the answer depends on it. */
export interface Asker {
  fuso: string
  sees: readonly Opening[]
  reach: Reach
  /** The spelling of contracts that the client prefers. */
  formatoContratos: string
  /** Makes what addresses of contents are signed by, for this caller alone. */
  links?: () => LinkSigning
}

/** The days asked for, and the moments they begin and end at. */
export interface Period {
  first: string
  last: string
  from: string
  to: string
  /** No last day was given: it is the present one. */
  open: boolean
  /** The declared day or moment that is compared, where any is declared. */
  by?: string | undefined
}

type Body = Record<string, Json>

/** What callers send for "no end". */
const lastDay = '9999-12-31'

export function readQuery(operation: QueryOperation, body: Body, asker: Asker): QueryRequest {
  const zone = asker.fuso
  const paging = readPaging(body)
  const read = (name: string, field: Field) => readField(own(body, name), name, field, zone)
  const { formato, ...filters } = readFilters(operation, read)
  const { periodoPor, agruparPor, ...others } = choicesOf(operation)
  const asked = askedOf(operation.element).filter((name) => read(name, others[name]!) === 'Sim')
  const by = (periodoPor && read('periodoPor', periodoPor)) ?? firstOf(operation.period)
  const groups = (agruparPor && read('agruparPor', agruparPor)) ?? firstOf(operation.groups)
  return {
    period: namesRecords(operation, filters) ? undefined : { ...readPeriod(body, zone), by },
    paging,
    filters,
    groups,
    format: formato ?? (operation.formats ? asker.formatoContratos : 'lista'),
    zone,
    sees: [...asker.sees, ...asked],
    links: asked.includes('incluirLink') ? asker.links?.() : undefined,
    reach: asker.reach,
  }
}

/** The usual one of what a query declares. */
const firstOf = (declared: object | string | undefined): string | undefined =>
  typeof declared === 'object' ? Object.keys(declared)[0] : undefined

type ReadField = (name: string, field: Field) => string | undefined

function readFilters(operation: QueryOperation, read: ReadField): Record<string, string> {
  const filters: Record<string, string> = {}
  for (const [name, { field }] of Object.entries(operation.filters)) {
    const value = read(name, field)
    if (value !== undefined) filters[name] = value
  }
  return filters
}

function readField(raw: Json | undefined, name: string, field: Field, zone: string): string | undefined {
  if (isEmpty(raw)) return undefined
  const report = new Report()
  const value = readerOf(field)(raw, name, report, { zone, today: today(zone), suspicious: true })
  const [wrong] = report.found.filter((one) => one.severity === 'Erro')
  if (wrong) throw new Refusal('CAMPO_INVALIDO', { campo: name, detalhe: objection(wrong) })
  return value ?? undefined
}

/** Whether the caller names one record or a few, as a look-up demands. */
function namesRecords(operation: QueryOperation, filters: Record<string, string>): boolean {
  const names = periodSubstitutes(operation)
  if (names.some((name) => Object.hasOwn(filters, name))) return true
  if (operation.period !== 'none') return false
  throw new Refusal('CAMPO_INVALIDO', { campo: names[0]!, detalhe: `informe ${names.join(' ou ')}` })
}

function readPeriod(body: Body, zone: string): Period {
  const first = readDay(own(body, 'dataInicio'), 'dataInicio', zone)
  if (first === null) throw new Refusal('PERIODO_INVALIDO', { detalhe: 'informe dataInicio' })
  const given = readDay(own(body, 'dataFim'), 'dataFim', zone)
  const last = given ?? today(zone)
  if (given === null && last < first) {
    const detalhe = 'dataInicio é depois de hoje e, sem dataFim, o período termina hoje'
    throw new Refusal('PERIODO_INVALIDO', { detalhe })
  }
  if (last < first) throw new Refusal('PERIODO_INVALIDO', { detalhe: 'dataFim é anterior a dataInicio' })
  // The day after the last one that can be written has no form the database reads.
  const to = last === lastDay ? 'infinity' : startOfDay(last, zone, 1)
  return { first, last, from: startOfDay(first, zone), to, open: given === null }
}

function readDay(raw: Json | undefined, name: string, zone: string): string | null {
  if (isEmpty(raw)) return null
  const date = typeof raw === 'string' ? readDate(raw.trim(), zone) : undefined
  if (date === undefined) {
    const why =
      typeof raw === 'string' ? notADate(raw.trim(), name === 'dataInicio') : 'não é uma data em texto'
    throw new Refusal('PERIODO_INVALIDO', { detalhe: `${name} ${why}` })
  }
  return date
}

function readPaging(body: Body): { size: number; page: number } | undefined {
  const size = readInteger(own(body, 'quantidade'), 'quantidade', maxQuantidade)
  const page = readInteger(own(body, 'pagina'), 'pagina', 999_999_999) || 1
  return size ? { size, page } : undefined
}

/** A whole number; 0 is the same as none. */
function readInteger(raw: Json | undefined, name: string, max: number): number {
  if (isEmpty(raw)) return 0
  const text = typeof raw === 'number' || typeof raw === 'string' ? String(raw).trim() : ''
  const number = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN
  if (!(number <= max)) {
    throw new Refusal('PAGINACAO_INVALIDA', {
      detalhe: `${name} deve ser um número inteiro de 1 a ${max}`,
    })
  }
  return number
}

const own = (body: Body, name: string) => (Object.hasOwn(body, name) ? body[name] : undefined)
const isEmpty = (raw: Json | undefined): raw is undefined | null | '' =>
  raw === undefined || raw === null || raw === ''
