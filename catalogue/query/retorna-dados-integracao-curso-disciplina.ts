import { query } from '../operation.ts'
import { number, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosIntegracaoCursoDisciplina = query({
  ...parts.mirror,
  id: 'RetornaDadosIntegracaoCursoDisciplina',
  title: phrase('Disciplinas dos cursos recebidas', 'Received subjects of courses'),
  description: phrase(
    'Disciplinas das matrizes dos cursos, incluídas ou alteradas no período.',
    'Subjects of the curricula of courses, included or changed in the period.',
  ),
  wrapper: { kind: 'A', name: 'integracaoCursoDisciplina', response: true },
  filters: {
    codigoCurso: parts.byCode(phrase('do curso', 'of the course')),
    codigoDisciplina: parts.byCode(phrase('da disciplina', 'of the subject')),
  },
  element: {
    identificador: parts.identificador,
    curso: parts.curso,
    disciplina: parts.disciplina,
    matriz: text(phrase('Matriz curricular', 'Curriculum')),
    periodo: number(phrase('Período recomendado', 'Recommended period')),
    obrigatoria: parts.flag(phrase('Disciplina obrigatória', 'Required subject')),
    ...parts.closing,
  },
})
