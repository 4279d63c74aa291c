import { QueryClient } from '@tanstack/react-query'
import { Problem, Unreachable } from '../../client/problem.ts'
import { askerFor } from './ask.ts'
import { draftsIn } from './drafts.ts'
import { reactionTo } from './reactions.ts'
import { SessionKeeper } from './session.ts'

/** The platform as this page reaches it: under the prefix that the server wrote into it. */
export const prefix = document.documentElement.dataset.prefix ?? ''

export const drafts = draftsIn(sessionStorage)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 3 && isPassing(error),
      retryDelay: (_failures, error) => 1_000 * ((error instanceof Problem && error.retryAfter) || 1),
    },
  },
})

/** What goes away by itself: readings wait for it. */
function isPassing(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof Problem && reactionTo(error.code) === 'wait')
}

export const keeper = new SessionKeeper(prefix, () => {
  queryClient.clear()
  drafts.dropAll()
})

export const { ask, askForFile, sendContent } = askerFor(keeper)
