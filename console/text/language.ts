import type { Language } from '../../catalogue/phrase.ts'

/** What each language calls itself. */
export const languages: Readonly<Record<Language, string>> = { pt: 'Português', en: 'English' }

/** Texts of a page. The build keeps those of its language; without a build they are Portuguese. */
export const spoken = <T>({ pt }: { pt: T; en: NoInfer<T> }): T => pt

/** Language of this build. Each language has its own page. */
export const language = spoken<Language>({ pt: 'pt', en: 'en' })
