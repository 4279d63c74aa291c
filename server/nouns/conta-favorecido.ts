import { contasFavorecidos } from '../domain/conta-favorecido/guards.ts'
import { informa } from '../domain/conta-favorecido/informa.ts'
import { confirma, vigora } from '../domain/conta-favorecido/vigora.ts'
import { contasFavorecidos as contasFavorecidosListing } from '../listing/sources/contas-favorecidos.ts'
import { contaFavorecido as contaFavorecidoPage } from '../query/sources/conta-favorecido.ts'
import type { Noun } from './noun.ts'

export const contaFavorecido: Noun<'conta_favorecido'> = {
  bound: contasFavorecidos,
  verbs: {
    InformaConta: informa,
    ConfirmaConta: confirma,
  },
  due: { vigorar: vigora },
  waits: { freely: true },
  listings: { ListaContasFavorecidos: contasFavorecidosListing },
  page: { source: contaFavorecidoPage },
}
