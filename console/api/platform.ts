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

/** Milliseconds between requests to a server that does not answer. */
const untilAnswered = 5_000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Reads are retried after temporary failures.
      retry: (failures, error) => failures < 3 && pauseAfter(error, failures) !== undefined,
      retryDelay: (failures, error) => pauseAfter(error, failures) ?? 0,
      // Unanswered reads are repeated until the server is back.
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
