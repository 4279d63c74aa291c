/** Typed line of a boleto from bank, own number, due day and cents. */
export function typedLine(banco: string, nossoNumero: number, vencimento: string, cents: number): string {
  const free = String(nossoNumero).padStart(25, '0')
  const due = dueFactor(vencimento) + String(cents).padStart(10, '0')
  const parts = [`${banco}9${free.slice(0, 5)}`, free.slice(5, 15), free.slice(15)]
  const digit = generalDigit(`${banco}9${due}${free}`)
  return parts.map((part) => part + partDigit(part)).join('') + digit + due
}

/** Due factor: days since it restarted at 1000 on 22 February 2025. */
const dueFactor = (day: string) =>
  String(1_000 + Temporal.PlainDate.from('2025-02-22').until(day, { largestUnit: 'days' }).days)

/** Modulo 10: weights 2 and 1 alternate from the right, and products count by digit sum. */
function partDigit(part: string): number {
  const sum = [...part].toReversed().reduce((total, digit, at) => {
    const product = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** Modulo 11: weights 2 to 9 repeat from the right. */
function generalDigit(code: string): number {
  const sum = [...code].toReversed().reduce((total, digit, at) => total + Number(digit) * (2 + (at % 8)), 0)
  const rest = 11 - (sum % 11)
  return rest > 9 ? 1 : rest
}
