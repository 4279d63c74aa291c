import { orcamentoMachine } from '../../catalogue/machines/orcamento.ts'
import type { listaOrcamentos } from '../../catalogue/management/orcamento/lista-orcamentos.ts'
import { altera } from '../domain/orcamento/altera.ts'
import { orcamentos } from '../domain/orcamento/guards.ts'
import { inclui } from '../domain/orcamento/inclui.ts'
import { among, equal, oneOf, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byMoment, byState } from '../listing/sources/parts.ts'
import { orcamentos as orcamentosPage } from '../query/sources/orcamentos.ts'
import type { Noun } from './noun.ts'
import { ofUnits } from './scopes.ts'

const listing: ListingSource<typeof listaOrcamentos, 'orcamento'> = {
  table: 'orcamento',
  joins: 'left join unidade u on u.cliente_id = x.cliente_id and u.id = x.unidade_id',
  columns: {
    unidade: { identificador: 'u.id', nome: 'u.nome' },
  },
  filters: {
    situacao: among('x.situacao'),
    tipo: equal('x.tipo'),
    exercicio: equal('x.exercicio'),
    unidade: equal('x.unidade_id'),
  },
  search: (holds) => [
    oneOf(
      'x.unidade_id',
      where`select id from unidade where cliente_id = (select cliente_atual()) and ${holds('nome')}`,
    ),
    holds('x.centro_custo'),
  ],
  orders: {
    exercicio: { by: 'x.exercicio', type: 'bigint' },
    valorPrevisto: { by: 'x.valor_previsto', type: 'numeric' },
    situacao: byState(orcamentoMachine, 'x.situacao'),
    atualizacao: byMoment('x.atualizacao'),
  },
}

export const orcamento: Noun<'orcamento'> = {
  bound: orcamentos,
  verbs: {
    IncluiOrcamento: inclui,
    AlteraOrcamento: altera,
  },
  scope: {
    // Staff limited to units do not see budgets of the whole institution.
    orcamento: { units: ofUnits('unidade_id') },
  },
  listings: { ListaOrcamentos: listing },
  page: { source: orcamentosPage },
}
