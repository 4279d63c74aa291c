import { professores } from '../listing/sources/cadastros.ts'
import { integracaoProfessores } from '../query/sources/integracao-professores.ts'
import { type Noun, versioned } from './noun.ts'

export const professor: Noun<'professor'> = {
  listings: { ListaProfessores: professores },
  page: { table: 'professor', source: versioned(integracaoProfessores), key: 'x.identificacao' },
}
