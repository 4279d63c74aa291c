import type { listaRetornos } from '../../catalogue/management/retorno/lista-retornos.ts'
import { le } from '../domain/retorno/le.ts'
import { equal } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byDay, byMoment } from '../listing/sources/parts.ts'
import { retorno as retornoPage } from '../query/sources/retorno.ts'
import type { Noun } from './noun.ts'
import { ofNoUnit } from './scopes.ts'

const listing: ListingSource<typeof listaRetornos, 'retorno'> = {
  table: 'retorno',
  joins: 'join conta_bancaria c on c.cliente_id = x.cliente_id and c.id = x.conta_bancaria_id',
  columns: {
    conta: { identificador: 'c.id', nome: 'c.nome' },
    quantidade: 'x.quantidade_itens',
  },
  filters: { conta: equal('x.conta_bancaria_id'), banco: equal('x.banco') },
  search: (holds) => [holds('x.arquivo_nome')],
  orders: {
    atualizacao: byMoment('x.atualizacao'),
    geracao: { ...byDay('x.geracao'), nullable: true },
  },
}

export const retorno: Noun<'retorno'> = {
  verbs: {
    LeRetorno: le,
  },
  scope: {
    retorno: ofNoUnit,
  },
  listings: { ListaRetornos: listing },
  page: { table: 'retorno', source: retornoPage },
}
