/** Calendar dates as the interface writes them. `undefined` means that the text is no date. */
const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/
const brazilian = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: (\d{2}):(\d{2})(?::(\d{2}))?)?$/
const empty = /^0000-00-00|^00\/00\/0000/

/** The date of a text as AAAA-MM-DD, null when it is one of the empty forms. */
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

/** The least date of .NET and Java, which systems write where they have none. */
const leastDate = /^(?:0001-01-01|0?1\/0?1\/0001)/

/** Why a text is no date, and what to send instead: a required date cannot be left empty. */
export const notADate = (text: string, required: boolean): string =>
  leastDate.test(text)
    ? `é o que outro sistema escreve onde não há data; ${required ? 'informe uma data' : 'envie o campo vazio'}`
    : 'não é uma data do calendário; use AAAA-MM-DD ou dd/mm/aaaa'

function dateInZone(text: string, zone: string): string | undefined {
  try {
    const date = Temporal.Instant.from(text.replace(' ', 'T')).toZonedDateTimeISO(zone).toPlainDate()
    // At the far ends the zone can move a date out of the years that have four digits.
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

/** The day of each zone, and the minute it was asked in: no zone changes its day within one. */
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

/** The moment a calendar day begins in a zone, or the day after it, as an ISO instant. */
export function startOfDay(date: string, zone: string, plusDays = 0): string {
  return Temporal.PlainDate.from(date).add({ days: plusDays }).toZonedDateTime(zone).toInstant().toString()
}

/** A moment as it reads in a zone, to the second and without the zone. */
export function localMoment(instant: string, zone: string): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime()
  return local.toString({ smallestUnit: 'second' })
}

let lastYearsBefore = { date: '', years: 0, result: '' }

/** The same day some years earlier: who was born after it is younger than that. Asked once per record. */
export function yearsBefore(date: string, years: number): string {
  if (lastYearsBefore.date !== date || lastYearsBefore.years !== years) {
    lastYearsBefore = { date, years, result: Temporal.PlainDate.from(date).subtract({ years }).toString() }
  }
  return lastYearsBefore.result
}
