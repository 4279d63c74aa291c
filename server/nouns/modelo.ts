import { altera } from '../domain/modelo/altera.ts'
import { modelos } from '../domain/modelo/guards.ts'
import { inclui } from '../domain/modelo/inclui.ts'
import { modelos as modelosListing } from '../listing/sources/modelos.ts'
import { modelo as modeloPage } from '../query/sources/modelo.ts'
import type { Noun } from './noun.ts'

export const modelo: Noun<'modelo'> = {
  bound: modelos,
  verbs: {
    IncluiModelo: inclui,
    AlteraModelo: altera,
  },
  listings: { ListaModelos: modelosListing },
  page: { source: modeloPage },
}
