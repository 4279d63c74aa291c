import type { OccurrenceCode } from './occurrences.ts'
import type { Phrase, ValuesOf } from './phrase.ts'
import type { ProblemCode } from './problems.ts'
import type { TextCode, TextOf } from './texts/index.ts'

/** Values of a text: data, which is never translated, or other messages. */
export type Value = string | number | Message | Phrase | readonly Told[]

export type Values = Readonly<Record<string, Value>>

/** A text of the platform as a code and values. `render.ts` turns it into a sentence. */
export interface Message {
  readonly codigo: TextCode | OccurrenceCode | ProblemCode
  readonly valores: Values
}

declare const mark: unique symbol

/** Text that a person typed or another system sent. */
export type Written = string & { readonly [mark]: true }

/** Marks a string as text that a person typed or another system sent. */
export const written = (text: string): Written => text as Written

/** A message, a text of the catalogue, or text typed by a person or sent by another system. */
export type Told = Written | Message | Phrase

type Filled<P extends string> = [ValuesOf<P>] extends [never] ? [] : [Readonly<Record<ValuesOf<P>, Value>>]

export const said = <C extends TextCode>(codigo: C, ...[valores]: Filled<TextOf<C>>): Message => ({
  codigo,
  valores: valores ?? {},
})

/** Names of which any will do. */
export const anyNamed = (names: readonly (string | number)[]): string | Message =>
  names.length < 2
    ? names.join()
    : said('comum.ou', { nomes: names.slice(0, -1).join(', '), ultimo: names.at(-1)! })

/** Joins messages with spaces. */
export const saidTogether = (mensagens: readonly Told[]): Message => said('comum.juntas', { mensagens })
