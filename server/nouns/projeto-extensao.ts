import { projetoExtensaoMachine } from '../../catalogue/machines/projeto-extensao.ts'
import type { listaProjetosExtensao } from '../../catalogue/management/projeto-extensao/lista-projetos-extensao.ts'
import { said } from '../../catalogue/message.ts'
import { altera } from '../domain/projeto-extensao/altera.ts'
import { projetosExtensao } from '../domain/projeto-extensao/guards.ts'
import { inclui } from '../domain/projeto-extensao/inclui.ts'
import { equal, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byDay } from '../listing/sources/parts.ts'
import {
  projectColumns,
  projectFilters,
  projectOrders,
  projectSearch,
  projects,
} from '../listing/sources/projects.ts'
import { projetosExtensao as projetosExtensaoPage } from '../query/sources/projetos-extensao.ts'
import type { Noun } from './noun.ts'
import { ofUnits, own } from './scopes.ts'

const listing: ListingSource<typeof listaProjetosExtensao, 'projeto_extensao'> = {
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

export const projetoExtensao: Noun<'projeto_extensao'> = {
  bound: projetosExtensao,
  verbs: {
    IncluiProjetoExtensao: inclui,
    AlteraProjetoExtensao: altera,
  },
  due: { encerrar: said('motivo.prazoTerminou') },
  waits: {},
  scope: {
    projeto_extensao: { units: ofUnits('unidade_id'), parties: { professor: own('professor_id') } },
  },
  listings: { ListaProjetosExtensao: listing },
  page: { source: projetosExtensaoPage },
}
