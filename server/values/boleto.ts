import { getBoletoInfo } from '@brazilian-utils/brazilian-utils/get-boleto-info'

export interface Boleto {
  /** Digits only: 47 for a bank slip, 48 for a utility slip. */
  readonly linhaDigitavel: string
  /** Empty for utility slips. */
  readonly banco: string
  /** In cents. */
  readonly valor: number
  readonly vencimento: string | null
}

/**
 * Reads the digitable line of a slip; `undefined` if invalid. Due date factors repeat every 9,000 days, so
 * `today` selects the cycle.
 */
export function readBoleto(line: string, today: string): Boleto | undefined {
  const { year, month, day } = Temporal.PlainDate.from(today)
  const found = getBoletoInfo(line, { referenceDate: new Date(year, month - 1, day) })
  if (!found) return undefined
  const { bankCode, amount, expirationDate } = found
  return {
    linhaDigitavel: line.replace(/\D/g, ''),
    banco: bankCode,
    valor: amount,
    vencimento: expirationDate ? localDay(expirationDate) : null,
  }
}

/** The library computes in the machine's time zone, so the day is read in it too. */
function localDay(date: Date): string {
  return Temporal.PlainDate.from({
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
  }).toString()
}
