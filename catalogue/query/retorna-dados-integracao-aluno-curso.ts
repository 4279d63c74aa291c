import { situacoesMatricula, turnos } from '../common-fields.ts'
import { query } from '../operation.ts'
import { day, decimal, number, text } from '../output.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosIntegracaoAlunoCurso = query({
  ...parts.mirrorByUnit,
  id: 'RetornaDadosIntegracaoAlunoCurso',
  title: 'Matrículas recebidas',
  description: 'Matrículas de alunos em cursos, incluídas ou alteradas no período.',
  wrapper: { kind: 'A', name: 'integracaoAlunoCurso', response: true },
  filters: {
    cpf: parts.byCpf('do aluno', '52998224725'),
    codigoAluno: parts.byCodeAlone('do aluno', '2026001234'),
    codigoCurso: parts.byCode('do curso'),
  },
  element: {
    identificador: parts.identificador,
    aluno: parts.aluno,
    curso: parts.curso,
    matricula: text('Número da matrícula'),
    // The name without more is taken by the situation of the record.
    situacaoMatricula: text('Situação da matrícula', Object.keys(situacoesMatricula.values)),
    periodo: number('Período que cursa'),
    turno: text('Turno', Object.keys(turnos.values)),
    ingresso: day('Ingresso'),
    previsaoConclusao: day('Previsão de conclusão'),
    conclusao: day('Conclusão'),
    coeficiente: decimal('Coeficiente de rendimento'),
    cargaHorariaCumprida: number('Carga horária cumprida'),
    ...parts.closing,
  },
})
