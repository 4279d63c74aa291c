import type { Period } from './months.ts'

/** How many of some periods hold on the busiest day of another, with that one. */
export function atOnce({ inicio, encerramento }: Period, others: readonly Period[]): number {
  // The number grows only where one begins.
  const days = [inicio, ...others.map((one) => one.inicio)].filter(
    (day) => day >= inicio && day <= encerramento,
  )
  const on = (day: string) => others.filter((one) => one.inicio <= day && day <= one.encerramento).length
  return 1 + Math.max(...days.map(on))
}
