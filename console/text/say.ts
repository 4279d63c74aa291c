const words = new Map<string, string>()

/** A word of the catalogue in the language of whoever reads; one that nobody put into it stays as it is. */
export const say = (word: string): string => words.get(word) ?? word

/** From now on these words are said so. */
export function learn(more: Readonly<Record<string, string>>): void {
  for (const [word, said] of Object.entries(more)) words.set(word, said)
}
