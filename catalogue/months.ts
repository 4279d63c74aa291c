/**
 * Days and months counted from date to date, as the law does. Without `Temporal`, which not every browser has.
 */

const dayLong = 86_400_000

const written = (time: number) => new Date(time).toISOString().slice(0, 10)
const timeAt = (day: string) => Date.parse(`${day}T00:00:00Z`)

export const dayBefore = (day: string): string => written(timeAt(day) - dayLong)
export const dayAfter = (day: string): string => written(timeAt(day) + dayLong)

/**
 * The same day some months later; if that month has no such day, the first of the next (Código Civil, art.
 * 132, § 3º).
 */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const later = new Date(Date.UTC(year, month - 1 + months, date))
  if (later.getUTCDate() !== date) later.setUTCDate(1)
  return written(later.getTime())
}
