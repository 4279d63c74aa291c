import type { OccurrenceCode } from './occurrences.ts'
import type { ValuesOf } from './phrase.ts'
import type { ProblemCode } from './problems.ts'
import type { TextCode, TextOf } from './texts/index.ts'

/** What fills a text: data, which is never translated, or other messages. */
export type Value = string | number | Message | readonly Message[]

export type Values = Readonly<Record<string, Value>>

/** What the platform says, as a code and the values that fill its text. `render.ts` makes the sentence. */
export interface Message {
  readonly codigo: TextCode | OccurrenceCode | ProblemCode
  readonly valores: Values
}

/** A message, or text that a person typed or another system sent. */
export type Told = string | Message

type Filled<P extends string> = [ValuesOf<P>] extends [never] ? [] : [Readonly<Record<ValuesOf<P>, Value>>]

export const said = <C extends TextCode>(codigo: C, ...[valores]: Filled<TextOf<C>>): Message => ({
  codigo,
  valores: valores ?? {},
})

/** Several messages as one, a space between them. */
export const saidTogether = (mensagens: readonly Message[]): Message => said('comum.juntas', { mensagens })
