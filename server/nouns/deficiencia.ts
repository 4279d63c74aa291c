import { salva } from '../domain/deficiencia/salva.ts'
import { deficiencias } from '../listing/sources/deficiencias.ts'
import type { Noun } from './noun.ts'

export const deficiencia: Noun<'deficiencia'> = {
  verbs: {
    SalvaDeficiencia: salva,
  },
  listings: { ListaDeficiencias: deficiencias },
}
