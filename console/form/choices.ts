import { useQuery } from '@tanstack/react-query'
import { readingOf } from '../api/hooks.ts'
import { valueAt } from '../derive/columns.ts'
import { nounRoutes } from '../routes.ts'

export interface Choice {
  value: string
  label: string
}

const shown = 20

/** Records of a noun whose names, or whatever its list looks into, hold what was typed. */
export function useChoices(noun: string, busca: string): { choices: readonly Choice[]; isPending: boolean } {
  const route = nounRoutes.find((one) => one.noun === noun)
  const loaded = useQuery({
    queryKey: ['noun', noun],
    queryFn: () => route!.load(),
    enabled: route !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const wanted = { quantidade: shown, ...(busca.trim() ? { busca: busca.trim() } : {}) }
  const listing = loaded.data?.listing
  const found = useQuery({
    ...(listing
      ? readingOf(listing, wanted)
      : { queryKey: ['noun', noun, 'none'] as const, queryFn: () => null }),
    enabled: listing !== undefined,
  } as Parameters<typeof useQuery>[0])
  const rows = (found.data as { elementos: readonly object[] } | null | undefined)?.elementos ?? []
  const name = loaded.data?.name ?? 'id'
  return {
    choices: rows.map((row) => ({ value: String(valueAt(row, 'id')), label: String(valueAt(row, name)) })),
    isPending: found.isPending,
  }
}
