import { horarios, must, recordFields, situacoesMatricula, turnos, validade } from '../common-fields.ts'
import { code, date, decimal, numeric, ours, reference, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'
import { phrase } from '../phrase.ts'

export const recebeAlunosCursos = inbound({
  family: 'inbound',
  id: 'RecebeAlunosCursos',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Recebe matrículas de alunos em cursos', 'Receive enrolments of students in courses'),
  description: phrase(
    'Inclui ou atualiza a matrícula de um aluno em um curso.',
    'Creates or updates the enrolment of a student in a course.',
  ),
  list: 'SDT_INT_ALUNOS_CURSOS',
  prefix: 'ESIAC_',
  key: ['ESIAC_ALUNO', 'ESIAC_CURSO', 'ESIAC_MATRICULA'],
  fields: {
    ESIAC_ALUNO: reference(
      'aluno',
      phrase('Identificação do aluno.', 'Identification of the student.'),
      must,
    ),
    ESIAC_CURSO: reference('curso', phrase('Identificação do curso.', 'Identification of the course.'), must),
    ESIAC_MATRICULA: varchar(40, phrase('Número da matrícula.', 'Number of the enrolment.'), must),
    ESIAC_SITUACAO: code(
      1,
      phrase(
        'Situação; formado exige a data de conclusão.',
        'State; a graduate needs the date of conclusion.',
      ),
      situacoesMatricula,
      must,
    ),
    ESIAC_PERIODO: numeric(2, phrase('Período que cursa.', 'Period that is attended.'), ours),
    ESIAC_TURNO: code(1, phrase('Turno.', 'Shift.'), turnos, ours),
    ESIAC_INGRESSO: date(phrase('Ingresso.', 'Entry.'), ours),
    ESIAC_PREVISAO_CONCLUSAO: date(phrase('Previsão de conclusão.', 'Expected conclusion.'), ours),
    ESIAC_CONCLUSAO: date(phrase('Conclusão.', 'Completion.'), ours),
    ESIAC_COEFICIENTE: decimal(5, 2, phrase('Coeficiente de rendimento.', 'Grade average.'), {
      ...ours,
      min: 0,
      max: 100,
    }),
    ESIAC_CARGA_HORARIA_CUMPRIDA: numeric(5, phrase('Carga horária cumprida.', 'Hours completed.'), ours),
    ESIAC_HORARIOS: horarios,
    ESIAC_VALIDADE: validade,
    ...recordFields,
  },
  example: {
    ESIAC_ALUNO: '2026001234',
    ESIAC_CURSO: 'ENGCOMP',
    ESIAC_MATRICULA: '2026001234',
    ESIAC_SITUACAO: 'C',
    ESIAC_PERIODO: 3,
    ESIAC_TURNO: 'N',
  },
})
