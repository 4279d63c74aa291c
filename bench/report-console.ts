import type { benchConsole } from './console.ts'

type Result = NonNullable<Awaited<ReturnType<typeof benchConsole>>>
type Row = [measure: string, bound: string, result: string]

/** Table rows about the console. */
export function consoleRows(measured: Result | undefined): Row[] {
  if (!measured) return []
  const { students, contracts, warmMs, coldMs } = measured
  return [
    [
      `First data of a page of the console among ${students} students and ${contracts} contracts, from the click, slowest (ms)`,
      '< 500',
      toldOf(warmMs),
    ],
    [
      'The same from the address, by a browser that has nothing of the console yet, slowest (ms)',
      '< 500',
      toldOf(coldMs),
    ],
  ]
}

function toldOf(times: Readonly<Record<string, number>>): string {
  const slowest = Object.entries(times).toSorted(([, one], [, other]) => other - one)
  return `${slowest[0]![1]} (${slowest.map(([name, ms]) => `${name}: ${ms}`).join('; ')})`
}
