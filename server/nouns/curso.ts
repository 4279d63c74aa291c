import { cursos } from '../listing/sources/cadastros.ts'
import { integracaoCursos } from '../query/sources/integracao-cursos.ts'
import { type Noun, versioned } from './noun.ts'

export const curso: Noun<'curso'> = {
  listings: { ListaCursos: cursos },
  page: { table: 'curso', source: versioned(integracaoCursos), key: 'x.identificacao' },
}
