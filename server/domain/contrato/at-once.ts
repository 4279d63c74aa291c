import type { Period } from './months.ts'

/** Maximum number of periods, this one included, on one day of it. */
export function atOnce({ inicio, encerramento }: Period, others: readonly Period[]): number {
  // The number increases only on days on which a period begins.
  const days = [inicio, ...others.map((one) => one.inicio)].filter(
    (day) => day >= inicio && day <= encerramento,
  )
  const on = (day: string) => others.filter((one) => one.inicio <= day && day <= one.encerramento).length
  return 1 + Math.max(...days.map(on))
}
