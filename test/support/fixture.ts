import type { Right } from '../../catalogue/doors.ts'
import type { LegalRule } from '../../catalogue/law/rules.ts'
import type { Machine } from '../../catalogue/machines/machine.ts'
import type { Row } from './records.ts'
import type { Institution, World } from './world.ts'

/** A guard at its limit: values that pass, and the smallest ones that do not. */
export interface Sides {
  /** The legal rule of the guard, if any; the client configures its consequence. */
  law?: LegalRule
  /** The states in which the guard applies, unless it does in all. */
  in?: readonly string[]
  within: readonly Row[]
  /** Values about which it only warns. */
  warns?: readonly { values: Row; campo: string; valor: string; limite: string; proposta: string }[]
  beyond: readonly { values: Row; campo: string; valor: string; limite: string; proposta: string }[]
}

/** What tests need of a noun to try everything its machine declares. */
export interface Fixture<G extends string = string, M extends Machine = Machine> {
  machine: M
  /** Rights that reading needs besides those of the operations. */
  sees?: readonly Right[]
  /** Adds a record in a state in which every move is allowed. */
  add: (world: World, client: Institution, situacao: string, values?: Row) => Promise<number>
  /** The day on which guards are evaluated. */
  today: string
  guards: Readonly<Record<G, Sides>>
  /** Values that a move needs besides the state. */
  needs?: Readonly<Partial<Record<keyof M['moves'] & string, Row>>>
  /** Values that make the nth record unique. */
  apart?: (n: number) => Row
  /** The most records that can make the same move, where that is few. */
  most?: number
  /** The answer to a repeated move by its first state, where the new state alone would not refuse it. */
  again?: Readonly<Partial<Record<keyof M['moves'] & string, Readonly<Record<string, string>>>>>
  /** A column without rules, a value for it, and the value that `add` wrote unless empty. */
  touched: readonly [column: string, value: string, before?: string]
}
