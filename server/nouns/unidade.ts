import { unidades } from '../listing/sources/cadastros.ts'
import type { Noun } from './noun.ts'
import { among, everybody } from './scopes.ts'

export const unidade: Noun<'unidade'> = {
  scope: {
    unidade: { units: among('id'), parties: { aluno: everybody, professor: everybody } },
  },
  listings: { ListaUnidades: unidades },
}
