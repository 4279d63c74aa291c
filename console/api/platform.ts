import { QueryClient } from '@tanstack/react-query'
import { Unreachable } from '../../client/problem.ts'
import { pauseAfter } from '../../client/retry.ts'
import { askerFor } from './ask.ts'
import { draftsIn } from './drafts.ts'
import { early } from './early.ts'
import { prefix } from './prefix.ts'
import { SessionKeeper } from './session.ts'

export { prefix }

export const drafts = draftsIn(sessionStorage)

/** Milliseconds after which a server that was away is asked again. */
const untilAnswered = 5_000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Readings wait for what goes away by itself.
      retry: (failures, error) => failures < 3 && pauseAfter(error, failures) !== undefined,
      retryDelay: (failures, error) => pauseAfter(error, failures) ?? 0,
      // What nobody answered is asked again until somebody does: a page comes back with its server.
      refetchInterval: ({ state }) => (state.error instanceof Unreachable ? untilAnswered : false),
    },
  },
})

export const keeper = new SessionKeeper(prefix, () => {
  early.forget()
  queryClient.clear()
  drafts.dropAll()
})

export const { ask, askForFile, sendContent } = askerFor(keeper)
