import { query } from '../operation.ts'
import { text } from '../output.ts'
import { phrase } from '../phrase.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosIntegracaoAlunoCursoHorario = query({
  ...parts.mirror,
  id: 'RetornaDadosIntegracaoAlunoCursoHorario',
  title: phrase('Horários dos alunos nos cursos', 'Weekly hours of students in courses'),
  description: phrase(
    'Horários semanais de cada matrícula: os enviados com ela ou, sem eles, os das turmas do aluno no curso.',
    "Weekly hours of each enrolment: those sent with it or, without them, those of the student's classes in the course.",
  ),
  wrapper: { kind: 'A', name: 'integracaoAlunoCursoHorario', response: true },
  filters: {
    cpf: parts.byCpf(phrase('do aluno', 'of the student'), '52998224725'),
    codigoCurso: parts.byCode(phrase('do curso', 'of the course')),
  },
  element: {
    identificador: parts.identificador,
    aluno: parts.aluno,
    curso: parts.curso,
    matricula: text(phrase('Número da matrícula', 'Number of the enrolment')),
    horarios: parts.horarios,
    ...parts.closing,
  },
})
