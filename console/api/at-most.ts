import { pause } from '../../client/connection.ts'

/** Over when some work is, however it ended, or when it has taken so many milliseconds. */
export const atMost = async (milliseconds: number, work: Promise<unknown> | undefined): Promise<void> => {
  await Promise.race([Promise.resolve(work).catch(() => {}), pause(milliseconds)])
}
