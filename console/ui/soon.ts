import { pause } from '../../client/connection.ts'

/** What opens over a page may come after what the page shows: by then that is there. */
const after = 1_000

export const soon = (): Promise<void> => pause(after)

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
