import { modeloMachine } from '../../../catalogue/machines/modelo.ts'
import type { listaModelos } from '../../../catalogue/management/modelo/lista-modelos.ts'
import { among, equal } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byMoment, byState, byText } from './parts.ts'

export const modelos: ListingSource<typeof listaModelos> = {
  table: 'modelo',
  alias: 'x',
  joins: '',
  id: 'x.id',
  columns: {
    id: 'x.id',
    tipo: 'x.tipo',
    titulo: 'x.titulo',
    edicao: 'x.edicao',
    situacao: 'x.situacao',
    autor: 'x.autor',
    versao: 'x.versao',
    atualizacao: 'x.atualizacao',
  },
  filters: { situacao: among('x.situacao'), tipo: equal('x.tipo') },
  search: (holds) => [holds('x.titulo')],
  orders: {
    atualizacao: byMoment('x.atualizacao'),
    titulo: byText('x.titulo'),
    situacao: byState(modeloMachine, 'x.situacao'),
  },
}
