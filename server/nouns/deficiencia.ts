import { salva } from '../domain/deficiencia/salva.ts'
import { deficiencias } from '../listing/sources/deficiencias.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

export const deficiencia: Noun<'deficiencia'> = {
  verbs: {
    SalvaDeficiencia: salva,
  },
  scope: { deficiencia: everyUnit },
  listings: { ListaDeficiencias: deficiencias },
}
