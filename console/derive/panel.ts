import type { resumoPainel } from '../../catalogue/management/painel/resumo-painel.ts'
import type { Answer } from '../../client/types.ts'
import { number } from './format.ts'

type Panel = Answer<typeof resumoPainel>
export type PanelNumber = NonNullable<Panel['numeros']>[number]
export type PanelFinding = NonNullable<Panel['saude']>[number]
export type PanelDay = NonNullable<Panel['dias']>[number]

/** Filters of a number as query string of its list. */
export function searchOf({ filtros }: Pick<PanelNumber, 'filtros'>): Record<string, string | string[]> {
  const search: Record<string, string | string[]> = {}
  for (const { campo, valor } of filtros) {
    const before = search[campo]
    search[campo] = before === undefined ? valor : [before, valor].flat()
  }
  return search
}

/** Share of refused records as text; undefined if there were no records. */
export function refusedShare(days: readonly Pick<PanelDay, 'registros' | 'recusados'>[]): string | undefined {
  const sum = (of: 'registros' | 'recusados') => days.reduce((all, one) => all + (one[of] ?? 0), 0)
  const all = sum('registros')
  if (all === 0) return undefined
  const share = (sum('recusados') / all) * 100
  // Rounding never shows some as none, nor most as all.
  const shown = share > 0 && share < 0.1 ? 0.1 : share < 100 && share > 99.9 ? 99.9 : share
  return `${number(shown, 1)}%`
}

/** Bars of a small chart for a total and a part of it, scaled to the highest. */
export function barsOf(
  days: readonly PanelDay[],
  height: number,
): { dia: string | null; whole: number; part: number }[] {
  const most = Math.max(1, ...days.map(({ registros }) => registros ?? 0))
  const high = (value: number | null) => {
    const share = ((value ?? 0) / most) * height
    return share > 0 ? Math.max(2, Math.round(share)) : 0
  }
  return days.map(({ dia, registros, recusados }) => ({ dia, whole: high(registros), part: high(recusados) }))
}
