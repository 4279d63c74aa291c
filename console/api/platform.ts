import { QueryClient } from '@tanstack/react-query'
import { pauseAfter } from '../../client/retry.ts'
import { askerFor } from './ask.ts'
import { draftsIn } from './drafts.ts'
import { prefix } from './prefix.ts'
import { SessionKeeper } from './session.ts'

export { prefix }

export const drafts = draftsIn(sessionStorage)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Readings wait for what goes away by itself.
      retry: (failures, error) => failures < 3 && pauseAfter(error, failures) !== undefined,
      retryDelay: (failures, error) => pauseAfter(error, failures) ?? 0,
    },
  },
})

export const keeper = new SessionKeeper(prefix, () => {
  queryClient.clear()
  drafts.dropAll()
})

export const { ask, askForFile, sendContent } = askerFor(keeper)
