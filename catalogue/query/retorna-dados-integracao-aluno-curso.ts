import { situacoesMatricula, turnos } from '../common-fields.ts'
import { query } from '../operation.ts'
import { day, decimal, number, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosIntegracaoAlunoCurso = query({
  ...parts.mirrorByUnit,
  id: 'RetornaDadosIntegracaoAlunoCurso',
  title: phrase('Matrículas recebidas', 'Received enrolments'),
  description: phrase(
    'Matrículas de alunos em cursos, incluídas ou alteradas no período.',
    'Enrolments of students in courses, included or changed in the period.',
  ),
  wrapper: { kind: 'A', name: 'integracaoAlunoCurso', response: true },
  filters: {
    cpf: parts.byCpf(phrase('do aluno', 'of the student'), '52998224725'),
    codigoAluno: parts.byCodeAlone(phrase('do aluno', 'of the student'), '2026001234'),
    codigoCurso: parts.byCode(phrase('do curso', 'of the course')),
  },
  element: {
    identificador: parts.identificador,
    aluno: parts.aluno,
    curso: parts.curso,
    matricula: text(phrase('Número da matrícula', 'Number of the enrolment')),
    // `situacao` is already the state of the record.
    situacaoMatricula: text(
      phrase('Situação da matrícula', 'State of the enrolment'),
      Object.keys(situacoesMatricula.values),
    ),
    periodo: number(phrase('Período que cursa', 'Period that is attended')),
    turno: text(phrase('Turno', 'Shift'), Object.keys(turnos.values)),
    ingresso: day(phrase('Ingresso', 'Entry')),
    previsaoConclusao: day(phrase('Previsão de conclusão', 'Expected conclusion')),
    conclusao: day(phrase('Conclusão', 'Completion')),
    coeficiente: decimal(phrase('Coeficiente de rendimento', 'Grade average')),
    cargaHorariaCumprida: number(phrase('Carga horária cumprida', 'Hours completed')),
    ...parts.closing,
  },
})
