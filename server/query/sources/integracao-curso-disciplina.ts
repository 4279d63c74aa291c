import type { retornaDadosIntegracaoCursoDisciplina } from '../../../catalogue/query/retorna-dados-integracao-curso-disciplina.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

export const integracaoCursoDisciplina: SourceOf<
  typeof retornaDadosIntegracaoCursoDisciplina,
  'curso_disciplina'
> = {
  base: 'curso_disciplina x',
  alias: 'x',
  joins: parts.joined(parts.by('c', 'curso', 'x.curso_id'), parts.by('d', 'disciplina', 'x.disciplina_id')),
  ...parts.moments,
  element: {
    curso: parts.curso('c'),
    disciplina: parts.disciplina('d'),
    obrigatoria: parts.flag('x.obrigatoria'),
    ...parts.closing,
  },
  filters: { codigoCurso: parts.ofCurso, codigoDisciplina: parts.ofDisciplina },
}
