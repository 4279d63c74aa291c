import { withoutZeros } from './check-account.ts'
import type { ReturnItem } from './read.ts'

/** A payment that a return can refer to. */
export interface Sent {
  readonly id: number
  /** The payment has no return yet. */
  readonly aberto: boolean
  readonly contador: number
  readonly nsa: number
  readonly data: string
  /** In cents. */
  readonly valor: number
  readonly banco: string
  readonly agencia: string
  readonly conta: string
}

/**
 * Finds the payment of each row of a return: by our number, or else by date, amount and account if exactly
 * one open payment and one row have them. The others need a person.
 */
export function match(items: readonly ReturnItem[], sent: readonly Sent[]): (number | undefined)[] {
  const byCounter = Map.groupBy(sent, ({ contador }) => String(contador))
  const byNumber = items.map(({ contador, nsa }) => {
    if (contador === undefined) return undefined
    const found = (byCounter.get(String(contador)) ?? []).filter(
      (one) => nsa === undefined || one.nsa === nsa,
    )
    // If only the counter is returned, it may have wrapped since; the open payment is meant.
    const meant = found.length > 1 ? found.filter(({ aberto }) => aberto) : found
    return meant.length === 1 ? meant[0]!.id : undefined
  })
  const unnumbered = items.filter(({ contador }) => contador === undefined)
  if (unnumbered.length === 0) return byNumber
  const rows = Map.groupBy(unnumbered, matchKey)
  const matched = new Set(byNumber)
  const left = Map.groupBy(
    sent.filter(({ id, aberto }) => aberto && !matched.has(id)),
    matchKey,
  )
  return items.map((item, at) => {
    if (item.contador !== undefined) return byNumber[at]
    const key = matchKey(item)
    const fitting = left.get(key)
    return fitting?.length === 1 && rows.get(key)?.length === 1 ? fitting[0]!.id : undefined
  })
}

interface Matchable {
  readonly data?: string | undefined
  readonly valor?: number | undefined
  readonly banco: string
  readonly agencia: string
  readonly conta: string
}

const matchKey = ({ data, valor, banco, agencia, conta }: Matchable): string =>
  [data, valor, banco, withoutZeros(agencia), withoutZeros(conta)].join(' ')
