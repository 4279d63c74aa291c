import { must, recordFields, situacoesTurma, validade } from '../common-fields.ts'
import { code, decimal, ours, reference } from '../fields.ts'
import { inbound } from '../operation.ts'
import { phrase } from '../phrase.ts'

export const recebeTurmaAlunos = inbound({
  family: 'inbound',
  id: 'RecebeTurmaAlunos',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Recebe alunos das turmas', 'Receive students of classes'),
  description: phrase(
    'Matricula alunos em turmas, com situação, nota e frequência.',
    'Enrols students in classes, with situation, grade and attendance.',
  ),
  list: 'SDT_INT_TURMA_ALUNOS',
  prefix: 'ESITA_',
  key: ['ESITA_TURMA', 'ESITA_ALUNO', 'ESITA_DISCIPLINA'],
  fields: {
    ESITA_TURMA: reference('turma', phrase('Identificação da turma.', 'Identification of the class.'), must),
    ESITA_ALUNO: reference(
      'aluno',
      phrase('Identificação do aluno.', 'Identification of the student.'),
      must,
    ),
    ESITA_DISCIPLINA: reference(
      'disciplina',
      phrase(
        'Identificação da disciplina; precisa estar ligada à turma.',
        'Identification of the subject; it must be one of the class.',
      ),
      ours,
    ),
    ESITA_SITUACAO: code(1, phrase('Situação.', 'State.'), situacoesTurma, ours),
    ESITA_NOTA: decimal(
      5,
      2,
      phrase('Nota, na escala da instituição.', 'Grade, on the scale of the institution.'),
      {
        ...ours,
        min: 0,
        max: 100,
      },
    ),
    ESITA_FREQUENCIA: decimal(5, 2, phrase('Frequência, em porcentagem.', 'Attendance, in percent.'), {
      ...ours,
      min: 0,
      max: 100,
    }),
    ESITA_VALIDADE: validade,
    ...recordFields,
  },
  example: {
    ESITA_TURMA: 'MAT101-2026-1-A',
    ESITA_ALUNO: '2026001234',
    ESITA_DISCIPLINA: 'MAT101',
    ESITA_SITUACAO: 'M',
  },
})
