import { pause } from '../../client/connection.ts'

/** Resolves when the work settles, or after the given time. */
export const atMost = async (milliseconds: number, work: Promise<unknown> | undefined): Promise<void> => {
  await Promise.race([Promise.resolve(work).catch(() => {}), pause(milliseconds)])
}
