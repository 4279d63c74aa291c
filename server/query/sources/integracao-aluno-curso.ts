import type { retornaDadosIntegracaoAlunoCurso } from '../../../catalogue/query/retorna-dados-integracao-aluno-curso.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

export const integracaoAlunoCurso: SourceOf<typeof retornaDadosIntegracaoAlunoCurso, 'aluno_curso'> = {
  base: 'aluno_curso x',
  alias: 'x',
  joins: parts.joined(parts.by('a', 'aluno', 'x.aluno_id'), parts.by('c', 'curso', 'x.curso_id')),
  ...parts.moments,
  element: {
    aluno: parts.aluno('a'),
    curso: parts.curso('c'),
    situacaoMatricula: 'x.situacao',
    ...parts.closing,
  },
  filters: { cpf: parts.ofCpf, codigoAluno: parts.ofAluno, codigoCurso: parts.ofCurso },
}
