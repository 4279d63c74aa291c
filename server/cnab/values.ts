/** Conversion of dates, numbers and documents to and from columns. */
export const digitsOfDay = (date: string): string => date.slice(8) + date.slice(5, 7) + date.slice(0, 4)

/** Date from eight digits; `undefined` if invalid. */
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

/** Amount in cents or another number; `undefined` without digits or beyond a safe integer. */
export function numberOf(digits: string): number | undefined {
  const value = /^\d+$/.test(digits) ? Number(digits) : Number.NaN
  return Number.isSafeInteger(value) ? value : undefined
}

export const inscricaoOf = (documento: string): '1' | '2' => (documento.length === 11 ? '1' : '2')
