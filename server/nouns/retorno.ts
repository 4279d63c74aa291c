import { le } from '../domain/retorno/le.ts'
import { retornos } from '../listing/sources/retornos.ts'
import { retorno as retornoPage } from '../query/sources/retorno.ts'
import type { Noun } from './noun.ts'
import { ofNoUnit } from './scopes.ts'

export const retorno: Noun<'retorno'> = {
  verbs: {
    LeRetorno: le,
  },
  scope: {
    retorno: ofNoUnit,
  },
  listings: { ListaRetornos: retornos },
  page: { table: 'retorno', source: retornoPage },
}
