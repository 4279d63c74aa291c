import { pause } from '../../client/connection.ts'
import { atMost } from '../api/at-most.ts'

/** What opens over a page may come after what the page shows: by then that is there. */
const after = 1_000

export const soon = (): Promise<void> => pause(after)

/** Over once what is being drawn is on the screen; where nobody looks and nothing is drawn, soon. */
export const drawn = (): Promise<void> =>
  atMost(
    after,
    new Promise<void>((over) => {
      requestAnimationFrame(() => setTimeout(over))
    }),
  )

/** Brings a part that a page can be read without, once the page is drawn: it would be in the way of what is read. */
export const afterDrawing = async <T>(bring: () => Promise<T>): Promise<T> => {
  await drawn()
  return bring()
}

const firstPause = 500
const longestPause = 60_000

/** Brings a part of the console, however long the server that has it is away: what waits for it stays as it is. */
export async function brought<T>(bring: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await bring()
    } catch {
      await pause(Math.min(longestPause, firstPause * 2 ** failures))
    }
  }
}
