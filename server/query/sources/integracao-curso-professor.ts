import type { retornaDadosIntegracaoCursoProfessor } from '../../../catalogue/query/retorna-dados-integracao-curso-professor.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

export const integracaoCursoProfessor: SourceOf<
  typeof retornaDadosIntegracaoCursoProfessor,
  'curso_professor'
> = {
  base: 'curso_professor x',
  alias: 'x',
  joins: parts.joined(parts.by('c', 'curso', 'x.curso_id'), parts.by('p', 'professor', 'x.professor_id')),
  ...parts.moments,
  element: {
    curso: parts.curso('c'),
    professor: parts.professor('p'),
    ...parts.closing,
  },
  filters: { codigoCurso: parts.ofCurso, codigoProfessor: parts.ofProfessor },
}
