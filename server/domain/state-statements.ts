import { type RawBuilder, sql } from 'kysely'

interface Declared {
  states: Readonly<Record<string, unknown>>
  moves: Readonly<Record<string, { from: readonly string[]; to: string }>>
}

/** States of a machine as SQL. */
export interface StateStatements<State extends string, Move extends string> {
  /** `('Ativo', 'Pausado')` */
  listed: (names: readonly State[]) => RawBuilder<unknown>
  /** The states from which a move starts. */
  leftBy: (move: Move) => RawBuilder<unknown>
  madeBy: (move: Move) => RawBuilder<unknown>
}

/**
 * States are SQL literals and not parameters: the planner uses a partial index only if the condition names
 * its states.
 */
export function inStatements<const M extends Declared>({
  moves,
}: M): StateStatements<keyof M['states'] & string, keyof M['moves'] & string> {
  const listed = (names: readonly string[]) => sql`(${sql.join(names.map((name) => sql.lit(name)))})`
  return {
    listed,
    leftBy: (move) => listed(moves[move]!.from),
    madeBy: (move) => sql.lit(moves[move]!.to),
  }
}
