import type { Language } from '../../catalogue/phrase.ts'
import { languageCookie } from '../../catalogue/session/operation.ts'
import { prefix } from './prefix.ts'

/** Chooses the language of this browser: the server sends the page in it. */
export function speak(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https, which a local installation may lack.
  document.cookie = `${languageCookie}=${language}; path=${prefix || '/'}; max-age=31536000; samesite=lax`
  location.reload()
}
