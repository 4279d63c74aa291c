import type { listaUnidades } from '../../catalogue/management/cadastro/lists.ts'
import { equal } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byText } from '../listing/sources/parts.ts'
import type { Noun } from './noun.ts'
import { everybody, ofUnits } from './scopes.ts'

const listing: ListingSource<typeof listaUnidades, 'unidade'> = {
  table: 'unidade',
  joins: 'left join unidade us on us.cliente_id = x.cliente_id and us.id = x.superior_id',
  columns: { superior: 'us.nome' },
  filters: { superior: equal('x.superior_id') },
  search: (holds) => [holds('x.nome', 'x.codigo')],
  orders: { nome: byText('x.nome'), codigo: byText('x.codigo') },
}

export const unidade: Noun<'unidade'> = {
  scope: {
    unidade: { units: ofUnits('id'), parties: { aluno: everybody, professor: everybody } },
  },
  listings: { ListaUnidades: listing },
}
