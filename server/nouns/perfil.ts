import { respondeOferta, salva } from '../domain/perfil/salva.ts'
import { perfis } from '../listing/sources/acessos.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

export const perfil: Noun<'perfil'> = {
  verbs: {
    SalvaPerfil: salva,
    RespondeOfertaPerfil: respondeOferta,
  },
  scope: { perfil: everyUnit },
  listings: { ListaPerfis: perfis },
}
