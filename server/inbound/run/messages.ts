import type { Fact } from '../../facts.ts'

/** What a thread says when clients wait for it. */
export const crowded = 'crowded'

export type ThreadMessage = Fact | typeof crowded
