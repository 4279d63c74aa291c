import { type Message, said } from '../../catalogue/message.ts'

/** Calendar dates in the formats of the interface. */
const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/
const brazilian = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: (\d{2}):(\d{2})(?::(\d{2}))?)?$/
const empty = /^0000-00-00|^00\/00\/0000/

/** Returns AAAA-MM-DD, null for an empty date, `undefined` for an invalid one. */
export function readDate(text: string, zone: string): string | null | undefined {
  if (text === '') return null
  const found = iso.exec(text)
  if (found) {
    const [, year, month, day, hour, minute, second, offset] = found
    if (year === '0000' && empty.test(text)) return null
    if (!isDate(Number(year), Number(month), Number(day))) return undefined
    if (hour !== undefined && !isTime(Number(hour), Number(minute), Number(second ?? 0))) return undefined
    if (offset === undefined) return text.length === 10 ? text : text.slice(0, 10)
    return dateInZone(text, zone)
  }
  const parts = brazilian.exec(text)
  if (!parts) return undefined
  const [, day, month, year, hour, minute, second] = parts
  if (year === '0000' && empty.test(text)) return null
  if (!isDate(Number(year), Number(month), Number(day))) return undefined
  if (hour !== undefined && !isTime(Number(hour), Number(minute), Number(second ?? 0))) return undefined
  return `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
}

/** Minimum date of .NET and Java, which systems send for a missing date. */
const leastDate = /^(?:0001-01-01|0?1\/0?1\/0001)/

/** Message for an invalid date, with what to send instead: a required date cannot be empty. */
export const notADate = (text: string, required: boolean): Message =>
  leastDate.test(text)
    ? said(required ? 'valor.semDataInforme' : 'valor.semDataVazio')
    : said('valor.naoDataCalendarioUseAaaa')

function dateInZone(text: string, zone: string): string | undefined {
  try {
    const date = Temporal.Instant.from(text.replace(' ', 'T')).toZonedDateTimeISO(zone).toPlainDate()
    // The zone can move a date out of the years with four digits.
    return isDate(date.year, date.month, date.day) ? date.toString() : undefined
  } catch {
    return undefined
  }
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function isDate(year: number, month: number, day: number): boolean {
  if (year < 1000 || year > 9999 || month < 1 || month > 12 || day < 1) return false
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return day <= monthLengths[month - 1]! + (leap ? 1 : 0)
}

function isTime(hour: number, minute: number, second: number): boolean {
  return hour < 24 && minute < 60 && second < 61
}

/** Today's date by zone, cached for a minute: a zone's date changes only at the start of a minute. */
const days = new Map<string, { minute: number; day: string }>()
const mostZones = 1_000

export function today(zone: string, now?: Temporal.Instant): string {
  const milliseconds = now?.epochMilliseconds ?? Date.now()
  const minute = Math.floor(milliseconds / 60_000)
  const known = days.get(zone)
  if (known?.minute === minute) return known.day
  const day = Temporal.Instant.fromEpochMilliseconds(milliseconds)
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString()
  if (days.size >= mostZones) days.clear()
  days.set(zone, { minute, day })
  return day
}

/** Instant at which a day begins in a zone, `plusDays` days later. */
export function startOfDay(date: string, zone: string, plusDays = 0): string {
  return Temporal.PlainDate.from(date).add({ days: plusDays }).toZonedDateTime(zone).toInstant().toString()
}

/** Local date and time in a zone, to the second, without offset. */
export function localMoment(instant: string, zone: string): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime()
  return local.toString({ smallestUnit: 'second' })
}

let lastYearsBefore = { date: '', years: 0, result: '' }

/**
 * The same day `years` earlier; a later birth date is below that age. The last result is cached because each
 * record asks.
 */
export function yearsBefore(date: string, years: number): string {
  if (lastYearsBefore.date !== date || lastYearsBefore.years !== years) {
    lastYearsBefore = { date, years, result: Temporal.PlainDate.from(date).subtract({ years }).toString() }
  }
  return lastYearsBefore.result
}
