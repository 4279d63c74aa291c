import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { queryClient } from './platform.ts'

/** Starts the request during render instead of after it, so that the answer arrives earlier. */
export function useReading<T, K extends QueryKey>(options: UseQueryOptions<T, Error, T, K>) {
  const { queryKey, enabled } = options
  if (enabled !== false && !queryClient.getQueryState(queryKey)) void queryClient.prefetchQuery(options)
  return useQuery(options)
}
