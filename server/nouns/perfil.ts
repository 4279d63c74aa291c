import { respondeOferta, salva } from '../domain/perfil/salva.ts'
import { perfis } from '../listing/sources/acessos.ts'
import type { Noun } from './noun.ts'

export const perfil: Noun<'perfil'> = {
  verbs: {
    SalvaPerfil: salva,
    RespondeOfertaPerfil: respondeOferta,
  },
  listings: { ListaPerfis: perfis },
}
