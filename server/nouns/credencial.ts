import { cria } from '../domain/credencial/cria.ts'
import { revoga } from '../domain/credencial/revoga.ts'
import { troca } from '../domain/credencial/troca.ts'
import { credenciais } from '../listing/sources/credenciais.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

export const credencial: Noun<'credencial'> = {
  verbs: {
    CriaCredencial: cria,
    TrocaCredencial: troca,
    RevogaCredencial: revoga,
  },
  scope: { credencial: everyUnit },
  listings: { ListaCredenciais: credenciais },
}
