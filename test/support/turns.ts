import { operations } from '../../catalogue/index.ts'
import type { Operation } from '../../catalogue/operation.ts'

const all: readonly Operation[] = operations
const firsts: ReadonlySet<Operation> = new Set(
  Map.groupBy(all, ({ family }) => family)
    .values()
    .map(([first]) => first!),
)

/** An operation in so many takes each case. */
const turns = 5

/**
 * The cases that an operation is tried with, of those that one means judges for all operations of a family: the first of each
 * family takes all, the others some by turns. Every case meets many operations, and every operation some cases.
 */
export function byTurns<T>(operation: Operation, cases: readonly T[]): T[] {
  const turn = all.indexOf(operation)
  return cases.filter((_, at) => firsts.has(operation) || isTurn(turn, at))
}

/** The same, where every operation but the first of its family takes exactly one. */
export function oneInTurn<T>(operation: Operation, cases: readonly T[]): T[] {
  const turn = all.indexOf(operation) % cases.length
  return cases.filter((_, at) => firsts.has(operation) || at === turn)
}

/** Whether one of many takes a case, by the numbers of both. */
export const isTurn = (one: number, at: number): boolean => at % turns === one % turns
