import { ano, must, recordFields, semestre, situacoesTurma, validade } from '../common-fields.ts'
import { code, decimal, ours, reference } from '../fields.ts'
import { inbound } from '../operation.ts'
import { phrase } from '../phrase.ts'

export const recebeAlunoDisciplinas = inbound({
  family: 'inbound',
  id: 'RecebeAlunoDisciplinas',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Recebe disciplinas dos alunos', 'Receive subjects of students'),
  description: phrase(
    'Registra as disciplinas que um aluno cursa em um período.',
    'Records the subjects that a student takes in a term.',
  ),
  deprecated: 'RecebeTurmaAlunos',
  list: 'SDT_INT_ALUNO_DISCIPLINAS',
  prefix: 'ESIAD_',
  key: ['ESIAD_ALUNO', 'ESIAD_DISCIPLINA', 'ESIAD_ANO', 'ESIAD_SEMESTRE'],
  fields: {
    ESIAD_ALUNO: reference(
      'aluno',
      phrase('Identificação do aluno.', 'Identification of the student.'),
      must,
    ),
    ESIAD_DISCIPLINA: reference(
      'disciplina',
      phrase('Identificação da disciplina.', 'Identification of the subject.'),
      must,
    ),
    ESIAD_ANO: ano,
    ESIAD_SEMESTRE: semestre,
    ESIAD_CURSO: reference('curso', phrase('Identificação do curso.', 'Identification of the course.'), ours),
    ESIAD_SITUACAO: code(1, phrase('Situação.', 'State.'), situacoesTurma, ours),
    ESIAD_NOTA: decimal(
      5,
      2,
      phrase('Nota, na escala da instituição.', 'Grade, on the scale of the institution.'),
      {
        ...ours,
        min: 0,
        max: 100,
      },
    ),
    ESIAD_VALIDADE: validade,
    ...recordFields,
  },
  example: {
    ESIAD_ALUNO: '2026001234',
    ESIAD_DISCIPLINA: 'MAT101',
    ESIAD_ANO: 2026,
    ESIAD_SEMESTRE: 1,
  },
})
