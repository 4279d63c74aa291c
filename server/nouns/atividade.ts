import { atividadeFields } from '../../catalogue/management/atividade/fields.ts'
import { registraAtividade } from '../../catalogue/management/atividade/index.ts'
import { atividades } from '../domain/atividade/guards.ts'
import { changing, including, making } from '../domain/making.ts'
import { moment } from '../domain/moment.ts'
import { atividades as atividadesListing } from '../listing/sources/atividades.ts'
import { atividade as atividadePage } from '../query/sources/atividade.ts'
import type { Noun } from './noun.ts'
import { partOfContract } from './scopes.ts'

const { SIMULAR: _, ...registered } = registraAtividade.input

export const atividade: Noun<'atividade'> = {
  bound: atividades,
  verbs: {
    RegistraAtividade: including(atividades, registered),
    AlteraAtividade: changing(atividades, atividadeFields),
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
