import { withoutZeros } from './check-account.ts'
import type { ReturnItem } from './read.ts'

/** A payment that a return may be about. */
export interface Sent {
  readonly id: number
  /** Whether it still waits for its return. */
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
 * Which payment of one agreement each row of its return is about: the one whose number it tells, else the only open one of
 * that day, amount and account, if it is also the only row of them. All others are for a person.
 */
export function match(items: readonly ReturnItem[], sent: readonly Sent[]): (number | undefined)[] {
  const byCounter = Map.groupBy(sent, ({ contador }) => String(contador))
  const byTold = items.map(({ contador, nsa }) => {
    if (contador === undefined) return undefined
    const found = (byCounter.get(String(contador)) ?? []).filter(
      (one) => nsa === undefined || one.nsa === nsa,
    )
    // Where only the counter comes back, it may have begun again since: what is open is meant.
    const meant = found.length > 1 ? found.filter(({ aberto }) => aberto) : found
    return meant.length === 1 ? meant[0]!.id : undefined
  })
  const unnumbered = items.filter(({ contador }) => contador === undefined)
  if (unnumbered.length === 0) return byTold
  const rows = Map.groupBy(unnumbered, placeOf)
  const told = new Set(byTold)
  const left = Map.groupBy(
    sent.filter(({ id, aberto }) => aberto && !told.has(id)),
    placeOf,
  )
  return items.map((item, at) => {
    if (item.contador !== undefined) return byTold[at]
    const place = placeOf(item)
    const fitting = left.get(place)
    return fitting?.length === 1 && rows.get(place)?.length === 1 ? fitting[0]!.id : undefined
  })
}

interface Placed {
  readonly data?: string | undefined
  readonly valor?: number | undefined
  readonly banco: string
  readonly agencia: string
  readonly conta: string
}

const placeOf = ({ data, valor, banco, agencia, conta }: Placed): string =>
  [data, valor, banco, withoutZeros(agencia), withoutZeros(conta)].join(' ')
