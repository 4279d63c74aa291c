import { type Machine, type Move, movesFrom } from '../../catalogue/machines/machine.ts'

/** A move on the path to the goal. */
export interface Step {
  name: string
  move: Move
}

/** Goal of a noun's records: the first state with tone `ok`. */
export const goalOf = ({ states }: Machine): string | undefined =>
  Object.entries(states).find(([, { tone }]) => tone === 'ok')?.[0]

/**
 * Shortest path from a state to the goal by usual moves, or else by any; empty if the record is there or can no
 * longer get there.
 */
export function pathToGoal(machine: Machine, now: string): Step[] {
  const usual = pathBy(machine, now, ({ unusualFrom }, state) => !unusualFrom?.includes(state))
  return usual.length > 0 ? usual : pathBy(machine, now, () => true)
}

function pathBy(machine: Machine, now: string, takes: (move: Move, from: string) => boolean): Step[] {
  const goal = goalOf(machine)
  if (!goal || now === goal) return []
  const reached = new Map<string, readonly Step[]>([[now, []]])
  for (const [state, steps] of reached) {
    for (const [name, move] of movesFrom(machine, state)) {
      if (reached.has(move.to) || !takes(move, state)) continue
      const way = [...steps, { name, move }]
      if (move.to === goal) return way
      // Breadth-first search: the iterated map grows, and each state is visited once.
      reached.set(move.to, way)
    }
  }
  return []
}
