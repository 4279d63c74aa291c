import { type RawBuilder, sql } from 'kysely'

interface Declared {
  states: Readonly<Record<string, unknown>>
  moves: Readonly<Record<string, { from: readonly string[]; to: string }>>
}

/** The states of a machine as statements name them. */
export interface StateStatements<State extends string, Move extends string> {
  /** `('Ativo', 'Pausado')` */
  listed: (names: readonly State[]) => RawBuilder<unknown>
  /** The states that a move leaves. */
  leftBy: (move: Move) => RawBuilder<unknown>
  /** The state that a move leads to. */
  madeBy: (move: Move) => RawBuilder<unknown>
}

/**
 * Statements get their states from the declaration. They are written out and not bound: a partial index serves only a
 * condition that shows which states it means.
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
