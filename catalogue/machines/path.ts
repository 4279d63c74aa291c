import { type Machine, type Move, movesFrom, type State } from './machine.ts'

/** A move on the path to the goal. */
export interface Step {
  name: string
  move: Move
}

/** Goals of a noun's records: the states with tone `ok`, then those at which some kinds of them end. */
const goalsOf = ({ states }: Machine): string[] => {
  const named = (is: (state: State) => boolean) =>
    Object.entries(states).flatMap(([name, state]) => (is(state) ? [name] : []))
  return [...named(({ tone }) => tone === 'ok'), ...named(({ goal }) => goal === true)]
}

/** Goal of a noun's records, whatever their kind. */
export const goalOf = (machine: Machine): string | undefined => goalsOf(machine)[0]

/** Where a record is going, and the steps to there. */
export interface Path {
  goal: string
  steps: Step[]
}

/**
 * Shortest path from a state to the first goal that it leads to, by usual moves, or else by any; none if the
 * record is there or can no longer get there. Moves that its kind excludes are left out.
 */
export function pathFrom(machine: Machine, now: string, excluded: readonly string[] = []): Path | undefined {
  const goals = goalsOf(machine)
  if (machine.states[now]?.tone === 'ok') return undefined
  const usual = (name: string, { unusualFrom }: Move, state: string) =>
    !excluded.includes(name) && !unusualFrom?.includes(state)
  for (const goal of goals) {
    if (goal === now) return undefined
    for (const takes of [usual, (name: string) => !excluded.includes(name)]) {
      const steps = pathBy(machine, now, goal, takes)
      if (steps.length > 0) return { goal, steps }
    }
  }
  return undefined
}

/** The steps of that path; empty if there is none. */
export const pathToGoal = (machine: Machine, now: string, excluded: readonly string[] = []): Step[] =>
  pathFrom(machine, now, excluded)?.steps ?? []

function pathBy(
  machine: Machine,
  now: string,
  goal: string,
  takes: (name: string, move: Move, from: string) => boolean,
): Step[] {
  const reached = new Map<string, readonly Step[]>([[now, []]])
  for (const [state, steps] of reached) {
    for (const [name, move] of movesFrom(machine, state)) {
      if (reached.has(move.to) || !takes(name, move, state)) continue
      const way = [...steps, { name, move }]
      if (move.to === goal) return way
      // Breadth-first search: the iterated map grows, and each state is visited once.
      reached.set(move.to, way)
    }
  }
  return []
}
