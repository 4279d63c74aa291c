import { contasFavorecidos } from '../domain/conta-favorecido/guards.ts'
import { informa } from '../domain/conta-favorecido/informa.ts'
import { confirma, vigora } from '../domain/conta-favorecido/vigora.ts'
import { contasFavorecidos as contasFavorecidosListing } from '../listing/sources/contas-favorecidos.ts'
import { contaFavorecido as contaFavorecidoPage } from '../query/sources/conta-favorecido.ts'
import type { Noun } from './noun.ts'
import { own, residents } from './scopes.ts'

export const contaFavorecido: Noun<'conta_favorecido'> = {
  bound: contasFavorecidos,
  verbs: {
    InformaConta: informa,
    ConfirmaConta: confirma,
  },
  due: { vigorar: vigora },
  waits: { freely: true },
  scope: {
    // Accounts of persons belong to the whole institution.
    conta_favorecido: { units: residents, parties: { aluno: own('aluno_id') } },
  },
  sealed: [{ table: 'conta_favorecido', column: 'dados' }],
  listings: { ListaContasFavorecidos: contasFavorecidosListing },
  page: { source: contaFavorecidoPage },
}
