import { ano, must, recordFields, semestre, situacoesTurma, validade } from '../common-fields.ts'
import { code, decimal, ours, reference } from '../fields.ts'
import { inbound } from '../operation.ts'

export const recebeAlunoDisciplinas = inbound({
  family: 'inbound',
  id: 'RecebeAlunoDisciplinas',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: 'Recebe disciplinas dos alunos',
  description: 'Registra as disciplinas que um aluno cursa em um período.',
  deprecated: 'RecebeTurmaAlunos',
  list: 'SDT_INT_ALUNO_DISCIPLINAS',
  prefix: 'ESIAD_',
  key: ['ESIAD_ALUNO', 'ESIAD_DISCIPLINA', 'ESIAD_ANO', 'ESIAD_SEMESTRE'],
  fields: {
    ESIAD_ALUNO: reference('aluno', 'Identificação do aluno.', must),
    ESIAD_DISCIPLINA: reference('disciplina', 'Identificação da disciplina.', must),
    ESIAD_ANO: ano,
    ESIAD_SEMESTRE: semestre,
    ESIAD_CURSO: reference('curso', 'Identificação do curso.', ours),
    ESIAD_SITUACAO: code(1, 'Situação.', situacoesTurma, ours),
    ESIAD_NOTA: decimal(5, 2, 'Nota, na escala da instituição.', {
      ...ours,
      min: 0,
      max: 100,
    }),
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
