/** Bank working days in Brazil. */
const fixed = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'] as const
const awareness = { since: 2024, day: '11-20' } as const
/** Carnival Monday and Tuesday, Good Friday and Corpus Christi, in days from Easter. */
const fromEaster = [-48, -47, -2, 60] as const

/** Easter Sunday of the Gregorian calendar (Meeus/Jones/Butcher). */
export function easter(year: number): Temporal.PlainDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * late + 114
  return Temporal.PlainDate.from({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 })
}

/** Cached: each payment of a file asks for the same few years. */
const known = new Map<number, ReadonlySet<string>>()

/** Bank holidays of a year, without weekends. */
export function bankHolidays(year: number): ReadonlySet<string> {
  const holidays = known.get(year) ?? computed(year)
  known.set(year, holidays)
  return holidays
}

function computed(year: number): ReadonlySet<string> {
  const sunday = easter(year)
  const days = year >= awareness.since ? [...fixed, awareness.day] : fixed
  return new Set([
    ...days.map((day) => `${year}-${day}`),
    ...fromEaster.map((days) => sunday.add({ days }).toString()),
  ])
}

export function isBankDay(date: string): boolean {
  const { year, dayOfWeek } = Temporal.PlainDate.from(date)
  return dayOfWeek < 6 && !bankHolidays(year).has(date)
}

/** The date itself if it is a bank day, or else the next one. */
export function bankDayFrom(date: string): string {
  let day = date
  while (!isBankDay(day)) day = Temporal.PlainDate.from(day).add({ days: 1 }).toString()
  return day
}
