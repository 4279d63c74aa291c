import type { Right } from '../../catalogue/doors.ts'
import type { LegalRule } from '../../catalogue/law/rules.ts'
import type { Machine } from '../../catalogue/machines/machine.ts'
import type { Row } from './records.ts'
import type { Institution, World } from './world.ts'

/** A guard at its limit: what it still lets pass, and the least that it does not. */
export interface Sides {
  /** The rule of law that it is, if it is one: then the client says what breaking it means. */
  law?: LegalRule
  within: readonly Row[]
  beyond: readonly { values: Row; campo: string; valor: string; limite: string; proposta: string }[]
}

/** What tests need to know of a noun to try everything that its machine declares. */
export interface Fixture<G extends string = string, M extends Machine = Machine> {
  machine: M
  /** Rights without which staff do not see the records, besides those of the operations. */
  sees?: readonly Right[]
  /** A new record in a state, with nothing in the way of any move. */
  add: (world: World, client: Institution, situacao: string, values?: Row) => Promise<number>
  /** So many records in a state, where copies of one would clash. */
  addMany?: (world: World, client: Institution, situacao: string, count: number) => Promise<number[]>
  /** The day on which the guards are asked. */
  today: string
  guards: Readonly<Record<G, Sides>>
  /** What a record has to be like so that nothing is in the way of a move, besides its state. */
  needs?: Readonly<Partial<Record<keyof M['moves'] & string, Row>>>
  /** What the nth record is like, where no two may be alike in it. */
  apart?: (n: number) => Row
  /** How a move is answered that was made already, where the state alone would not keep from it. */
  again?: Readonly<Partial<Record<keyof M['moves'] & string, string>>>
  /** A column that no rule minds, something to write there, and what `add` wrote there if it is not empty. */
  touched: readonly [column: string, value: string, before?: string]
  /** The column of texts that no two records share, if there is one. */
  unique?: string
}
