import { propostaMachine } from '../../catalogue/machines/proposta.ts'
import type { consultaProposta } from '../../catalogue/management/proposta/consulta-proposta.ts'
import type { listaPropostas } from '../../catalogue/management/proposta/lista-propostas.ts'
import { said } from '../../catalogue/message.ts'
import { altera } from '../domain/proposta/altera.ts'
import { propostas } from '../domain/proposta/guards.ts'
import { inclui } from '../domain/proposta/inclui.ts'
import { propoe } from '../domain/proposta/propoe.ts'
import { equal } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byDay } from '../listing/sources/parts.ts'
import {
  projectColumns,
  projectFilters,
  projectOrders,
  projectSearch,
  projects,
} from '../listing/sources/projects.ts'
import type { PageSource } from '../query/source.ts'
import { projetos } from '../query/sources/projetos.ts'
import type { Noun } from './noun.ts'
import { own, ownOrOfCourse } from './scopes.ts'

const listing: ListingSource<typeof listaPropostas, 'proposta'> = {
  table: 'proposta',
  ...projects,
  columns: { ...projectColumns },
  filters: { ...projectFilters, tipo: equal('x.tipo') },
  search: projectSearch('x.edital'),
  orders: { ...projectOrders(propostaMachine), termino: { ...byDay('x.termino'), nullable: true } },
}

const { disciplinas, ...shown } = projetos.element

const page: PageSource<typeof consultaProposta.element, 'proposta'> = {
  ...projetos,
  element: {
    ...shown,
    disciplinas: { ...disciplinas, item: { identificador: 'd.id', ...disciplinas.item } },
  },
}

export const proposta: Noun<'proposta'> = {
  bound: propostas,
  verbs: {
    IncluiProposta: inclui,
    PropoeMonitoria: propoe,
    AlteraProposta: altera,
  },
  due: { encerrar: said('motivo.prazoTerminou') },
  waits: {},
  scope: {
    proposta: { units: ownOrOfCourse, parties: { professor: own('professor_id') } },
  },
  listings: { ListaPropostas: listing },
  page: { source: page },
}
