import type { benchMoney } from './money.ts'

type Result = Awaited<ReturnType<typeof benchMoney>>
type Row = [measure: string, bound: string, result: string]

const slowestOf = (times: Record<string, number>) => {
  const [[name, ms] = ['', 0]] = Object.entries(times).toSorted(([, one], [, other]) => other - one)
  return `${ms} (${name})`
}

/** Table rows about money. */
export function moneyRows(money: Result | undefined): Row[] {
  if (!money) return []
  const { contracts, previewMs, confirmMs, repeatMs, memoryMiB, payments, remittanceMs, returnMs } = money
  const [[least, ratio] = ['', 0]] = Object.entries(money.ratioToCopy).toSorted(([, a], [, b]) => a - b)
  return [
    [
      `A month of ${contracts} contracts, confirmed (ms; its preview and the same again in brackets)`,
      '< 60000',
      `${confirmMs} (${previewMs}, ${repeatMs})`,
    ],
    ['Highest memory of the server meanwhile (MiB)', '< 300', `${memoryMiB}`],
    [`A file of ${payments} payments (ms)`, '< 3000', `${remittanceMs}`],
    [`The bank's answer to all of them (ms)`, '', `${returnMs}`],
    [
      `Slowest page that counts, of ${money.asked} invoices, half of them to receive (ms)`,
      '< 500',
      slowestOf(money.countingPageMs),
    ],
    ['Slowest of all other pages of it, median (ms)', '< 100', slowestOf(money.otherPageMs)],
    ['One invoice with its parts, by its number (ms)', '', slowestOf(money.lookUpMs)],
    [
      'Whole answers, rate against COPY of the same JSON, built by the database',
      '≥ 0.6',
      `${ratio} (${least})`,
    ],
  ]
}
