/** Amounts of money are whole cents wherever they are computed with, and texts with two decimals elsewhere. */

/** The cents of an amount as the database and forms write it. */
export function centsOf(amount: string): number {
  const [, sign, whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(amount) ?? []
  if (whole === undefined) throw new Error(`no amount: ${amount}`)
  const cents = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  return sign ? -cents : cents
}

/** `-1234` is `-12.34`. */
export function amountOf(cents: number): string {
  const whole = Math.abs(cents)
  return `${cents < 0 ? '-' : ''}${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}

/** A part of some cents, rounded once, half up. */
export function share(cents: number, part: number, whole: number): number {
  const [product, parts] = [BigInt(cents) * BigInt(part), BigInt(whole)]
  return Number((2n * product + parts) / (2n * parts))
}
