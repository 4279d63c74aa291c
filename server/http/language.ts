import type { FastifyRequest } from 'fastify'
import type { Language } from '../../catalogue/phrase.ts'
import { languageHeader } from '../../catalogue/wire/headers.ts'

/** The reader's language: English where the request asks for it, else Portuguese. */
export const languageOf = ({ headers }: FastifyRequest): Language =>
  headers[languageHeader.toLowerCase()] === 'en' ? 'en' : 'pt'

/** What `Content-Language` says of each. */
export const contentLanguages: Readonly<Record<Language, string>> = { pt: 'pt-BR', en: 'en' }
