import { propostaMachine } from '../../../catalogue/machines/proposta.ts'
import type { listaPropostas } from '../../../catalogue/management/proposta/lista-propostas.ts'
import { equal } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byDay } from './parts.ts'
import { projectColumns, projectFilters, projectOrders, projectSearch, projects } from './projects.ts'

export const propostas: ListingSource<typeof listaPropostas, 'proposta'> = {
  table: 'proposta',
  ...projects,
  columns: { ...projectColumns },
  filters: { ...projectFilters, tipo: equal('x.tipo') },
  search: projectSearch('x.edital'),
  orders: { ...projectOrders(propostaMachine), termino: { ...byDay('x.termino'), nullable: true } },
}
