import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import type { ListingOperation } from '../../catalogue/operation.ts'
import { useListing } from '../api/hooks.ts'
import { type Search, type Wanted, wantedBy } from '../derive/address.ts'

/** State of a list, read from and written to its address. */
export function useAsked(listing: ListingOperation, usual: Wanted = {}) {
  const told = wantedBy(listing, useSearch({ strict: false }) as Search)
  const wanted: Wanted = { ...usual, ...told }
  const { data, error, refetch, isPlaceholderData } = useListing(listing, wanted)
  const navigate = useNavigate()
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const change = (next: Readonly<Record<string, unknown>>, replace = false) =>
    void navigate({ to: '.', search: { ...told, cursor: undefined, ...next } as never, replace })
  return {
    told,
    wanted,
    data,
    error,
    retry: () => void refetch(),
    stale: isPlaceholderData,
    change,
    paging: {
      later: wanted.cursor !== undefined,
      canGoBack,
      next: data?.proximo ?? '',
      onFirst: () => change({}),
      onBack: () => history.back(),
      onNext: (cursor: string) => change({ cursor }),
    },
  }
}

export type Asked = ReturnType<typeof useAsked>
