/** Languages in which the platform addresses people. Data values are never translated. */
export const languages = ['pt', 'en'] as const
export type Language = (typeof languages)[number]

/**
 * A text in every language, with values in braces. Only this file looks inside: the console's build replaces
 * each phrase by the string of one language.
 */
export interface Phrase<P extends string = string> {
  readonly pt: P
  readonly en: string
}

/** A phrase in a template string would be written as an object: it throws instead, so that a test finds it. */
class Words<P extends string> implements Phrase<P> {
  readonly pt: P
  readonly en: string

  constructor(pt: P, en: string) {
    this.pt = pt
    this.en = en
  }

  toString(): never {
    throw new TypeError(`rendered without a language: ${this.pt}`)
  }
}

export const phrase = <const P extends string>(pt: P, en: string): Phrase<P> => new Words(pt, en)

/** Names of the values in a text. */
export type ValuesOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ValuesOf<Rest>
  : never

export const isPhrase = (value: unknown): value is Phrase =>
  typeof value === 'object' && value !== null && 'pt' in value && 'en' in value

export const inLanguage = (text: Phrase, language: Language): string => text[language]

export const portuguese = <P extends string>(text: Phrase<P>): P => text.pt

/** A text that is the same in every language, such as the name of a field. */
export const alike = <const P extends string>(text: P): Phrase<P> => new Words(text, text)

/** A phrase with other phrases in the places that its text names. */
export const filled = <P extends string>(
  text: Phrase<P>,
  values: Readonly<Record<ValuesOf<P>, Phrase>>,
): Phrase => composed((say) => say(text).replace(/\{(\w+)\}/g, (_, name: ValuesOf<P>) => say(values[name])))

/** In the middle of a sentence. */
export const lowered = (text: Phrase): Phrase => composed((say) => say(text).toLowerCase())

/** Values of data with what people read in place of each, where that differs between languages. */
export type Values<V extends string = string> = readonly V[] & {
  readonly labels?: Readonly<Record<V, Phrase>>
}

/** Label of a data value; the value itself where no label is declared. */
export const labelOf = (
  values: { readonly labels?: Readonly<Record<string, Phrase>> },
  value: string,
): Phrase => (values.labels && Object.hasOwn(values.labels, value) ? values.labels[value]! : alike(value))

/** Values that are Portuguese words, each with its English label. */
export const withEnglish = <const V extends string>(english: Readonly<Record<V, string>>) =>
  withLabels(
    Object.fromEntries(Object.entries<string>(english).map(([pt, en]) => [pt, phrase(pt, en)])) as Record<
      V,
      Phrase
    >,
  )

/** Values with their labels from an existing table. */
export const labelledBy = <const V extends string>(
  labels: Readonly<Record<NoInfer<V>, Phrase>>,
  values: readonly V[],
) => withLabels(Object.fromEntries(values.map((value) => [value, labels[value]])) as Record<V, Phrase>)

/** Values with the phrases that people read in their place. */
export const withLabels = <V extends string>(labels: Readonly<Record<V, Phrase>>) =>
  Object.assign(Object.keys(labels) as V[], { labels }) as Values<V> & Required<Values<V>>

/** A phrase made from others: `make` runs once for every language. */
export const composed = (make: (say: (text: Phrase) => string) => string): Phrase =>
  new Words(
    make(({ pt }) => pt),
    make(({ en }) => en),
  )
