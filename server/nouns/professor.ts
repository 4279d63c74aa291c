import type { listaProfessores } from '../../catalogue/management/cadastro/professores.ts'
import { copies, invites } from '../domain/acesso/convida.ts'
import type { ListingSource } from '../listing/source.ts'
import { people } from '../listing/sources/cadastros.ts'
import { integracaoProfessores } from '../query/sources/integracao-professores.ts'
import type { Noun } from './noun.ts'
import { everyUnit, own } from './scopes.ts'

const listing: ListingSource<typeof listaProfessores, 'professor'> = {
  table: 'professor',
  ...people('curso_professor', 'professor_id'),
}

export const professor: Noun<'professor'> = {
  scope: {
    professor: { ...everyUnit, parties: { professor: own('id') } },
  },
  verbs: { ConvidaProfessor: invites('professor'), CopiaAcessoProfessor: copies('professor') },
  listings: { ListaProfessores: listing },
  page: { table: 'professor', source: integracaoProfessores, key: 'x.identificacao' },
}
