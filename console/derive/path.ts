import { type Machine, type Move, movesFrom } from '../../catalogue/machines/machine.ts'

/** A move on the way to somewhere. */
export interface Step {
  name: string
  move: Move
}

/** Where records of a noun are meant to get: the first state that is as it should be. */
export const goalOf = ({ states }: Machine): string | undefined =>
  Object.entries(states).find(([, { tone }]) => tone === 'ok')?.[0]

/** The shortest way from a state to the goal. Nothing where the record is there, or cannot get there any more. */
export function pathToGoal(machine: Machine, now: string): Step[] {
  const goal = goalOf(machine)
  if (!goal || now === goal) return []
  const reached = new Map<string, readonly Step[]>([[now, []]])
  for (const [state, steps] of reached) {
    for (const [name, move] of movesFrom(machine, state)) {
      if (reached.has(move.to)) continue
      const way = [...steps, { name, move }]
      if (move.to === goal) return way
      // A map that grows is walked to its end: each state once, the nearest first.
      reached.set(move.to, way)
    }
  }
  return []
}
