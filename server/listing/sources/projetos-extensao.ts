import { projetoExtensaoMachine } from '../../../catalogue/machines/projeto-extensao.ts'
import type { listaProjetosExtensao } from '../../../catalogue/management/projeto-extensao/lista-projetos-extensao.ts'
import { equal, where } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byDay } from './parts.ts'
import { projectColumns, projectFilters, projectOrders, projectSearch, projects } from './projects.ts'

export const projetosExtensao: ListingSource<typeof listaProjetosExtensao, 'projeto_extensao'> = {
  table: 'projeto_extensao',
  ...projects,
  columns: { ...projectColumns },
  filters: {
    ...projectFilters,
    modalidade: equal('x.modalidade'),
    curso: (curso) =>
      where`exists (select from projeto_extensao_curso l where l.cliente_id = x.cliente_id
        and l.projeto_extensao_id = x.id and l.curso_id = ${curso})`,
  },
  search: projectSearch('x.area_tematica'),
  orders: { ...projectOrders(projetoExtensaoMachine), termino: byDay('x.termino') },
}
