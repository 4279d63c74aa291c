/** A closed month with its closing and due days. */
export interface ClosedMonth {
  competencia: string
  closing: string
  due: string
}

/** The two months before a day, the older first. */
export function closedMonths(dia: string): readonly [ClosedMonth, ClosedMonth] {
  const first = Temporal.PlainDate.from(dia).with({ day: 1 })
  const before = (months: number): ClosedMonth => {
    const closing = first.subtract({ months: months - 1 })
    return {
      competencia: closing.subtract({ months: 1 }).toString().slice(0, 7),
      closing: closing.toString(),
      due: closing.with({ day: 5 }).toString(),
    }
  }
  return [before(2), before(1)]
}
