import { alteraFields } from '../../catalogue/management/modelo/index.ts'
import { changing } from '../domain/making.ts'
import { modelos } from '../domain/modelo/guards.ts'
import { inclui } from '../domain/modelo/inclui.ts'
import { modelos as modelosListing } from '../listing/sources/modelos.ts'
import { modelo as modeloPage } from '../query/sources/modelo.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

export const modelo: Noun<'modelo'> = {
  bound: modelos,
  verbs: {
    IncluiModelo: inclui,
    AlteraModelo: changing(modelos, alteraFields, ['corpo']),
  },
  scope: { modelo: everyUnit },
  listings: { ListaModelos: modelosListing },
  page: { source: modeloPage },
}
