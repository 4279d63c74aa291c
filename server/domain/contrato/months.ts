import { dayAfter, monthsLater } from '../../../catalogue/months.ts'

/** Time counted from date to date, as the law does. Both days are included. */
export interface Period {
  inicio: string
  encerramento: string
}

const { PlainDate } = Temporal

export const yearsLater = (day: string, years: number) => monthsLater(day, 12 * years)

/** Merges overlapping and adjacent periods. */
export function merged(periods: readonly Period[]): Period[] {
  const sorted = [...periods].sort((a, b) => (a.inicio < b.inicio ? -1 : Number(a.inicio > b.inicio)))
  const whole: Period[] = []
  for (const one of sorted) {
    const last = whole.at(-1)
    if (last && one.inicio <= dayAfter(last.encerramento)) {
      if (one.encerramento > last.encerramento) last.encerramento = one.encerramento
    } else whole.push({ ...one })
  }
  return whole
}

/** Total time in days: whole months count 30, plus the remaining days. */
export function timeOf(periods: readonly Period[]): number {
  return merged(periods).reduce((sum, { inicio, encerramento }) => {
    const end = dayAfter(encerramento)
    // `monthsLater` may move to the next month and exceed the end; then one month less is counted.
    let { months } = PlainDate.from(inicio).until(end, { largestUnit: 'months' })
    if (monthsLater(inicio, months) > end) months--
    const { days } = PlainDate.from(monthsLater(inicio, months)).until(end)
    return sum + 30 * months + days
  }, 0)
}

/** The last day on which a period may end within the limit; undefined if not even its first day fits. */
export function lastWithin(
  limit: number,
  { inicio, encerramento }: Period,
  others: readonly Period[],
): string | undefined {
  const first = PlainDate.from(inicio)
  const fits = (days: number) =>
    timeOf([...others, { inicio, encerramento: first.add({ days }).toString() }]) <= limit
  if (!fits(0)) return undefined
  let low = 0
  let high = first.until(encerramento).days
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return first.add({ days: low }).toString()
}

export function inWords(time: number): string {
  const [months, days] = [Math.floor(time / 30), time % 30]
  const said = [
    ...(months > 0 || days === 0 ? [months === 1 ? '1 mês' : `${months} meses`] : []),
    ...(days > 0 ? [days === 1 ? '1 dia' : `${days} dias`] : []),
  ]
  return said.join(' e ')
}
