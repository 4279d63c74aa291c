import { pause } from '../../client/connection.ts'
import { atMost } from '../api/at-most.ts'

/** Milliseconds after which code for dialogs loads, so that the page's content comes first. */
const after = 1_000

export const soon = (): Promise<void> => pause(after)

/** Resolves after the next paint; in a hidden tab, after the delay. */
export const drawn = (): Promise<void> =>
  atMost(
    after,
    new Promise<void>((over) => {
      requestAnimationFrame(() => setTimeout(over))
    }),
  )

/** Imports an optional part of a page after the page is painted. */
export const afterDrawing = async <T>(bring: () => Promise<T>): Promise<T> => {
  await drawn()
  return bring()
}

const firstPause = 500
const longestPause = 60_000

/** Imports a part of the console and retries until the server answers. */
export async function brought<T>(bring: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await bring()
    } catch {
      await pause(Math.min(longestPause, firstPause * 2 ** failures))
    }
  }
}
