/** What the console can say itself in. What the catalogue says is in Portuguese where nobody put it into the other language. */
export const languages = { pt: 'Português', en: 'English' } as const
export type Language = keyof typeof languages

const key = 'vinculo.idioma'

const isLanguage = (name: string | null): name is Language => name !== null && Object.hasOwn(languages, name)

function chosen(): Language {
  try {
    const name = localStorage.getItem(key)
    return isLanguage(name) ? name : 'pt'
  } catch {
    return 'pt'
  }
}

/** The language of this page, from its first text to its last: another one is another page. */
export const language: Language = typeof document === 'undefined' ? 'pt' : chosen()

export function speak(name: Language): void {
  localStorage.setItem(key, name)
  location.reload()
}

/** The texts of a page, in the language of whoever reads it. */
export const spoken = <T>({ pt, en }: { pt: T; en: NoInfer<T> }): T => (language === 'en' ? en : pt)
