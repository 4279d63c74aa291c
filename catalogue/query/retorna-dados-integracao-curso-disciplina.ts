import { query } from '../operation.ts'
import { number, text } from '../output.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosIntegracaoCursoDisciplina = query({
  ...parts.mirror,
  id: 'RetornaDadosIntegracaoCursoDisciplina',
  title: 'Disciplinas dos cursos recebidas',
  description: 'Disciplinas das matrizes dos cursos, incluídas ou alteradas no período.',
  wrapper: { kind: 'A', name: 'integracaoCursoDisciplina', response: true },
  filters: {
    codigoCurso: parts.byCode('do curso'),
    codigoDisciplina: parts.byCode('da disciplina'),
  },
  element: {
    identificador: parts.identificador,
    curso: parts.curso,
    disciplina: parts.disciplina,
    matriz: text('Matriz curricular'),
    periodo: number('Período recomendado'),
    obrigatoria: parts.flag('Disciplina obrigatória'),
    ...parts.closing,
  },
})
