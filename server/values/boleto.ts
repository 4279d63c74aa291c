import { getBoletoInfo } from '@brazilian-utils/brazilian-utils/get-boleto-info'

export interface Boleto {
  /** Only digits: 47 of a bank's slip, 48 of one of a public service. */
  readonly linhaDigitavel: string
  /** Empty in slips of public services. */
  readonly banco: string
  /** In cents. */
  readonly valor: number
  readonly vencimento: string | null
}

/**
 * What a slip's line says; `undefined` when it is none. Factors of due dates repeat every 9,000 days: `today` tells which
 * of them is meant.
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

/** The library counts days in the zone of the machine: its day is read in the same. */
function localDay(date: Date): string {
  return Temporal.PlainDate.from({
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
  }).toString()
}
