/** Money is whole cents in computations, and text with two decimals elsewhere. */

/** Cents of an amount in database format. */
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

/** `cents * part / whole`, rounded half up. */
export function share(cents: number, part: number, whole: number): number {
  const [product, parts] = [BigInt(cents) * BigInt(part), BigInt(whole)]
  return Number((2n * product + parts) / (2n * parts))
}
