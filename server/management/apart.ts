import type { Command } from '../../catalogue/management/index.ts'
import type { ApartVerb } from './apart-verb.ts'
import { testa } from './login-unico.ts'
import { resume } from './painel/resume.ts'
import { previa } from './preview.ts'

type ApartCommand = Extract<Command, { apart: true }>

/** Commands that run outside a transaction. A missing one does not compile. */
export const apartVerbs: { readonly [C in ApartCommand as C['id']]: ApartVerb<C> } = {
  TestaLoginUnico: testa,
  PreviaModelo: previa,
  ResumoPainel: resume,
}
