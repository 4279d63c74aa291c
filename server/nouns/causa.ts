import { atribui } from '../domain/causa/atribui.ts'
import { resolve } from '../domain/causa/resolve.ts'
import { resume } from '../domain/causa/resume.ts'
import { causas } from '../listing/sources/causas.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

export const causa: Noun<'causa'> = {
  verbs: {
    ResumoCausas: resume,
    AtribuiCausa: atribui,
    ResolveCausa: resolve,
  },
  scope: { causa: everyUnit },
  listings: { ListaCausas: causas },
}
