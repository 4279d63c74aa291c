import { maxQuantidade } from '../../catalogue/common-fields.ts'
import type { Field } from '../../catalogue/fields.ts'
import { anyNamed, said } from '../../catalogue/message.ts'
import type { QueryOperation } from '../../catalogue/operation.ts'
import type { Opening } from '../../catalogue/output.ts'
import type { Language } from '../../catalogue/phrase.ts'
import { askedOf, choicesOf, periodSubstitutes } from '../../catalogue/wire/envelope.ts'
import type { LinkSigning } from '../domain/arquivo/link.ts'
import type { Reach } from '../domain/machine/reach.ts'
import type { Json } from '../json/parse.ts'
import { objection } from '../records/objection.ts'
import { readerOf } from '../records/readers.ts'
import { Report } from '../records/report.ts'
import { Refusal } from '../refusal.ts'
import { notADate, readDate, startOfDay, today } from '../values/dates.ts'

export interface QueryRequest {
  period: Period | undefined
  paging: { size: number; page: number } | undefined
  filters: Record<string, string>
  /** Grouping of the elements, by its declared name. */
  groups?: string | undefined
  format: string
  zone: string
  /** Language of messages. */
  language: Language
  /** Optional parts that the caller may see and asked for. */
  sees: readonly Opening[]
  /** Key for signing the addresses of contents, if requested. */
  links?: LinkSigning | undefined
  reach: Reach
}

/** Caller, as far as the answer depends on it. */
export interface Asker {
  fuso: string
  language: Language
  sees: readonly Opening[]
  reach: Reach
  /** The client's preferred format of contracts. */
  formatoContratos: string
  /** Makes the signing key of addresses for this caller. */
  links?: () => LinkSigning
}

/** Requested days, and the instants at which they begin and end. */
export interface Period {
  first: string
  last: string
  from: string
  to: string
  /** No last day was given: it is today. */
  open: boolean
  /** Declared date or moment to compare, if any. */
  by?: string | undefined
}

type Body = Record<string, Json>

/** Sent by callers for "no end". */
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
    language: asker.language,
    sees: [...asker.sees, ...asked],
    links: asked.includes('incluirLink') ? asker.links?.() : undefined,
    reach: asker.reach,
  }
}

/** The first declared name is the default. */
export const firstOf = (declared: object | string | undefined): string | undefined =>
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

/** True if the filters name one record or a few, which lookups require. */
function namesRecords(operation: QueryOperation, filters: Record<string, string>): boolean {
  const names = periodSubstitutes(operation)
  if (names.some((name) => Object.hasOwn(filters, name))) return true
  if (operation.period !== 'none') return false
  throw new Refusal('CAMPO_INVALIDO', {
    campo: names[0]!,
    detalhe: said('pedido.informeUm', { campos: anyNamed(names) }),
  })
}

function readPeriod(body: Body, zone: string): Period {
  const first = readDay(own(body, 'dataInicio'), 'dataInicio', zone)
  if (first === null) throw new Refusal('PERIODO_INVALIDO', { detalhe: said('pedido.informeDatainicio') })
  const given = readDay(own(body, 'dataFim'), 'dataFim', zone)
  const last = given ?? today(zone)
  if (given === null && last < first) {
    const detalhe = said('pedido.datainicioDepoisHojeSemDatafim')
    throw new Refusal('PERIODO_INVALIDO', { detalhe })
  }
  if (last < first)
    throw new Refusal('PERIODO_INVALIDO', { detalhe: said('pedido.datafimAnteriorDatainicio2') })
  // The day after it has no form that the database reads.
  const to = last === lastDay ? 'infinity' : startOfDay(last, zone, 1)
  return { first, last, from: startOfDay(first, zone), to, open: given === null }
}

function readDay(raw: Json | undefined, name: string, zone: string): string | null {
  if (isEmpty(raw)) return null
  const date = typeof raw === 'string' ? readDate(raw.trim(), zone) : undefined
  if (date === undefined) {
    const why =
      typeof raw === 'string' ? notADate(raw.trim(), name === 'dataInicio') : said('pedido.naoDataTexto')
    throw new Refusal('PERIODO_INVALIDO', {
      detalhe: said('pedido.campoPorque', { campo: name, motivo: why }),
    })
  }
  return date
}

function readPaging(body: Body): { size: number; page: number } | undefined {
  const size = readInteger(own(body, 'quantidade'), 'quantidade', maxQuantidade)
  const page = readInteger(own(body, 'pagina'), 'pagina', 999_999_999) || 1
  return size ? { size, page } : undefined
}

/** An integer; 0 means absent. */
function readInteger(raw: Json | undefined, name: string, max: number): number {
  if (isEmpty(raw)) return 0
  const text = typeof raw === 'number' || typeof raw === 'string' ? String(raw).trim() : ''
  const number = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN
  if (!(number <= max)) {
    throw new Refusal('PAGINACAO_INVALIDA', {
      detalhe: said('pedido.deveSerNumeroInteiro1', { campo: name, maximo: max }),
    })
  }
  return number
}

const own = (body: Body, name: string) => (Object.hasOwn(body, name) ? body[name] : undefined)
const isEmpty = (raw: Json | undefined): raw is undefined | null | '' =>
  raw === undefined || raw === null || raw === ''
