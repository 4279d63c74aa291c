/** Languages in which the platform addresses people. Data values are never translated. */
export const languages = ['pt', 'en'] as const
export type Language = (typeof languages)[number]

/**
 * A text in every language, with the values that fill it in braces. Only the functions of this file look inside: in the
 * console each phrase is built as the string of one language.
 */
export interface Phrase<P extends string = string> {
  readonly pt: P
  readonly en: string
}

export const phrase = <const P extends string>(pt: P, en: string): Phrase<P> => ({ pt, en })

/** The names of the values that a text asks for. */
export type ValuesOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ValuesOf<Rest>
  : never

export const inLanguage = (text: Phrase, language: Language): string => text[language]

/** Values that are Portuguese words, each with its English label. */
export const withEnglish = <const V extends string>(english: Readonly<Record<V, string>>) =>
  Object.fromEntries(Object.entries<string>(english).map(([pt, en]) => [pt, { pt, en }])) as {
    readonly [K in V]: Phrase<K>
  }

/** A phrase made from others: `make` runs once for every language. */
export const composed = (make: (say: (text: Phrase) => string) => string): Phrase => ({
  pt: make(({ pt }) => pt),
  en: make(({ en }) => en),
})
