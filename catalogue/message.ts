import type { OccurrenceCode } from './occurrences.ts'
import type { Phrase, ValuesOf } from './phrase.ts'
import type { ProblemCode } from './problems.ts'
import type { TextCode, TextOf } from './texts/index.ts'

/** Values of a text: data, which is never translated, or other messages. */
export type Value = string | number | Message | Phrase | readonly Message[]

export type Values = Readonly<Record<string, Value>>

/** A text of the platform as a code and values. `render.ts` turns it into a sentence. */
export interface Message {
  readonly codigo: TextCode | OccurrenceCode | ProblemCode
  readonly valores: Values
}

/** A message, a text of the catalogue, or text typed by a person or sent by another system. */
export type Told = string | Message | Phrase

type Filled<P extends string> = [ValuesOf<P>] extends [never] ? [] : [Readonly<Record<ValuesOf<P>, Value>>]

export const said = <C extends TextCode>(codigo: C, ...[valores]: Filled<TextOf<C>>): Message => ({
  codigo,
  valores: valores ?? {},
})

/** Joins messages with spaces. */
export const saidTogether = (mensagens: readonly Message[]): Message => said('comum.juntas', { mensagens })
