import type { retornaDadosIntegracaoAlunoCurso } from '../../../catalogue/query/retorna-dados-integracao-aluno-curso.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

export const integracaoAlunoCurso: SourceOf<typeof retornaDadosIntegracaoAlunoCurso> = {
  base: 'aluno_curso x',
  alias: 'x',
  joins: parts.joined(parts.by('a', 'aluno', 'x.aluno_id'), parts.by('c', 'curso', 'x.curso_id')),
  ...parts.moments,
  element: {
    identificador: 'x.id',
    aluno: parts.aluno('a'),
    curso: parts.curso('c'),
    matricula: 'x.matricula',
    situacaoMatricula: 'x.situacao',
    periodo: 'x.periodo',
    turno: 'x.turno',
    ingresso: 'x.ingresso',
    previsaoConclusao: 'x.previsao_conclusao',
    conclusao: 'x.conclusao',
    coeficiente: 'x.coeficiente',
    cargaHorariaCumprida: 'x.carga_horaria_cumprida',
    ...parts.closing,
  },
  filters: { cpf: parts.ofCpf, codigoAluno: parts.ofAluno, codigoCurso: parts.ofCurso },
}
