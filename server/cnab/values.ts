/** How days, moments and documents are written in columns, and read from them. */
export const digitsOfDay = (date: string): string => date.slice(8) + date.slice(5, 7) + date.slice(0, 4)

/** The day of eight digits; `undefined` where there is none. */
export function dayOf(digits: string): string | undefined {
  const found = /^(\d{2})(\d{2})(\d{4})$/.exec(digits)
  if (!found) return undefined
  const [, day, month, year] = found
  try {
    return Temporal.PlainDate.from(
      { year: Number(year), month: Number(month), day: Number(day) },
      { overflow: 'reject' },
    ).toString()
  } catch {
    return undefined
  }
}

/** An amount in cents, or another number; `undefined` where there are no digits, or more than a number holds. */
export function numberOf(digits: string): number | undefined {
  const value = /^\d+$/.test(digits) ? Number(digits) : Number.NaN
  return Number.isSafeInteger(value) ? value : undefined
}

export const inscricaoOf = (documento: string): '1' | '2' => (documento.length === 11 ? '1' : '2')
