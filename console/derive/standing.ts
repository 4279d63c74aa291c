import type { Machine } from '../../catalogue/machines/machine.ts'
import type { Action, HistoryEntry } from '../../client/types.ts'

/** Position of a state relative to a record: past, current, or reachable. */
export interface StateStanding {
  state: string
  place: 'now' | 'past' | 'next' | 'other'
  /** Time of the last entry into the state. */
  since: string | undefined
}

export type ArrowStanding = 'open' | 'closed' | 'idle'

export function statesStanding(
  machine: Machine,
  now: string,
  history: readonly HistoryEntry[],
  actions: readonly Action[],
): StateStanding[] {
  return Object.keys(machine.states).map((state) => {
    const entry = history.find(({ para }) => para === state)
    return { state, place: placeOf(state, now, history, actions), since: entry?.momento }
  })
}

function placeOf(
  state: string,
  now: string,
  history: readonly HistoryEntry[],
  actions: readonly Action[],
): StateStanding['place'] {
  if (state === now) return 'now'
  if (history.some(({ de, para }) => de === state || para === state)) return 'past'
  return actions.some(({ para }) => para === state) ? 'next' : 'other'
}

/** Whether one of an arrow's moves is possible from the current state. */
export function arrowStanding(
  { from, moves }: { from: string; moves: readonly string[] },
  now: string,
  actions: readonly Action[],
): ArrowStanding {
  if (from !== now) return 'idle'
  const here = actions.filter(({ movimento }) => moves.includes(movimento))
  if (here.length === 0) return 'idle'
  return here.some(({ permitido }) => permitido) ? 'open' : 'closed'
}
