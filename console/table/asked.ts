import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import type { ListingOperation } from '../../catalogue/operation.ts'
import { useListing, useSession } from '../api/hooks.ts'
import { isFiltered, type Search, type Wanted, wantedBy } from '../derive/address.ts'
import { partyOf } from '../derive/doors.ts'

/** A student or professor with so few records needs neither filters nor views. */
const fewRecords = 20

/** State of a list, read from and written to its address. */
export function useAsked(listing: ListingOperation, usual: Wanted = {}) {
  const told = wantedBy(listing, useSearch({ strict: false }) as Search)
  const wanted: Wanted = { ...usual, ...told }
  const { data, error, refetch, isPlaceholderData } = useListing(listing, wanted)
  const navigate = useNavigate()
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const party = partyOf(useSession()) !== undefined
  const change = (next: Readonly<Record<string, unknown>>, replace = false) =>
    void navigate({ to: '.', search: { ...told, cursor: undefined, ...next } as never, replace })
  return {
    told,
    wanted,
    data,
    error,
    retry: () => void refetch(),
    party,
    few: party && !isFiltered(told) && (data?.total.valor ?? 0) <= fewRecords,
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
