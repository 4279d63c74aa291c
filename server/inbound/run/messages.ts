import type { Fact } from '../../facts.ts'

/** Sent when clients wait for a thread. */
export const crowded = 'crowded'

export type ThreadMessage = Fact | typeof crowded
