import { cursos } from '../listing/sources/cadastros.ts'
import { integracaoCursos } from '../query/sources/integracao-cursos.ts'
import type { Noun } from './noun.ts'
import { among, everybody } from './scopes.ts'

export const curso: Noun<'curso'> = {
  scope: {
    curso: { units: among('unidade_id'), parties: { aluno: everybody, professor: everybody } },
  },
  listings: { ListaCursos: cursos },
  page: { table: 'curso', source: integracaoCursos, key: 'x.identificacao' },
}
