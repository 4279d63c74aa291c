import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { queryClient } from './platform.ts'

/** Asks while the page is drawn, not when it has been: the answer comes sooner by as much as that takes. */
export function useReading<T, K extends QueryKey>(options: UseQueryOptions<T, Error, T, K>) {
  const { queryKey, enabled } = options
  if (enabled !== false && !queryClient.getQueryState(queryKey)) void queryClient.prefetchQuery(options)
  return useQuery(options)
}
