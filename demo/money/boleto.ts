/** The typed line of a boleto, of a bank, a number of ours, a due day and cents; banks would register it first. */
export function typedLine(banco: string, nossoNumero: number, vencimento: string, cents: number): string {
  const free = String(nossoNumero).padStart(25, '0')
  const due = dueFactor(vencimento) + String(cents).padStart(10, '0')
  const parts = [`${banco}9${free.slice(0, 5)}`, free.slice(5, 15), free.slice(15)]
  const digit = generalDigit(`${banco}9${due}${free}`)
  return parts.map((part) => part + partDigit(part)).join('') + digit + due
}

/** Days since the count began again at 1000, on 22 February 2025. */
const dueFactor = (day: string) =>
  String(1_000 + Temporal.PlainDate.from('2025-02-22').until(day, { largestUnit: 'days' }).days)

/** Digits by two and one in turns from the right, each product by the sum of its digits. */
function partDigit(part: string): number {
  const sum = [...part].toReversed().reduce((total, digit, at) => {
    const product = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** Digits by two to nine in turns from the right. */
function generalDigit(code: string): number {
  const sum = [...code].toReversed().reduce((total, digit, at) => total + Number(digit) * (2 + (at % 8)), 0)
  const rest = 11 - (sum % 11)
  return rest > 9 ? 1 : rest
}
