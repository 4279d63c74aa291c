import { copies, invites } from '../domain/acesso/convida.ts'
import { professores } from '../listing/sources/cadastros.ts'
import { integracaoProfessores } from '../query/sources/integracao-professores.ts'
import type { Noun } from './noun.ts'
import { everyUnit, own } from './scopes.ts'

export const professor: Noun<'professor'> = {
  scope: {
    professor: { ...everyUnit, parties: { professor: own('id') } },
  },
  verbs: { ConvidaProfessor: invites('professor'), CopiaAcessoProfessor: copies('professor') },
  listings: { ListaProfessores: professores },
  page: { table: 'professor', source: integracaoProfessores, key: 'x.identificacao' },
}
