import { modeloMachine } from '../../../catalogue/machines/modelo.ts'
import type { listaModelos } from '../../../catalogue/management/modelo/lista-modelos.ts'
import { among, equal } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byMoment, byState, byText } from './parts.ts'

export const modelos: ListingSource<typeof listaModelos, 'modelo'> = {
  table: 'modelo',
  columns: {},
  filters: { situacao: among('x.situacao'), tipo: equal('x.tipo') },
  search: (holds) => [holds('x.titulo')],
  orders: {
    atualizacao: byMoment('x.atualizacao'),
    titulo: byText('x.titulo'),
    situacao: byState(modeloMachine, 'x.situacao'),
  },
}
