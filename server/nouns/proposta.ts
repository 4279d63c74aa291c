import { said } from '../../catalogue/message.ts'
import { altera } from '../domain/proposta/altera.ts'
import { propostas } from '../domain/proposta/guards.ts'
import { inclui } from '../domain/proposta/inclui.ts'
import { propoe } from '../domain/proposta/propoe.ts'
import { propostas as propostasListing } from '../listing/sources/propostas.ts'
import { projetos } from '../query/sources/projetos.ts'
import type { Noun } from './noun.ts'
import { own, ownOrOfCourse } from './scopes.ts'

export const proposta: Noun<'proposta'> = {
  bound: propostas,
  verbs: {
    IncluiProposta: inclui,
    PropoeMonitoria: propoe,
    AlteraProposta: altera,
  },
  due: { encerrar: said('motivo.prazoTerminou') },
  waits: { titulo: 'titulo' },
  scope: {
    proposta: { units: ownOrOfCourse, parties: { professor: own('professor_id') } },
  },
  listings: { ListaPropostas: propostasListing },
  page: { source: projetos },
}
