import type { Fact } from '../../facts.ts'

/** Sent when clients wait for a thread. */
export const clientsWaiting = 'clients waiting'

export type ThreadMessage = Fact | typeof clientsWaiting
