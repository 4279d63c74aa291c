import { altera } from '../domain/atividade/altera.ts'
import { atividades } from '../domain/atividade/guards.ts'
import { registra } from '../domain/atividade/registra.ts'
import { making } from '../domain/making.ts'
import { moment } from '../domain/moment.ts'
import { atividades as atividadesListing } from '../listing/sources/atividades.ts'
import { atividade as atividadePage } from '../query/sources/atividade.ts'
import type { Noun } from './noun.ts'
import { partOfContract } from './scopes.ts'

export const atividade: Noun<'atividade'> = {
  bound: atividades,
  verbs: {
    RegistraAtividade: registra,
    AlteraAtividade: altera,
    AprovaAtividade: making(atividades, 'aprovar', () => ({
      aprovacao: moment,
    })),
  },
  waits: {},
  scope: {
    registro_atividade: partOfContract,
  },
  listings: { ListaAtividades: atividadesListing },
  page: { source: atividadePage },
}
