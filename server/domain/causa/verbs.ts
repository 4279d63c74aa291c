import { atribui } from './atribui.ts'
import { resolve } from './resolve.ts'
import { resume } from './resume.ts'

/** What commands of causes do to them; those that work on the records are the engine's. */
export const causaVerbs = { AtribuiCausa: atribui, ResolveCausa: resolve, ResumoCausas: resume }
