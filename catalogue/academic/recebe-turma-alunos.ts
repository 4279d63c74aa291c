import { must, recordFields, situacoesTurma, validade } from '../common-fields.ts'
import { code, decimal, ours, reference } from '../fields.ts'
import { inbound } from '../operation.ts'

export const recebeTurmaAlunos = inbound({
  family: 'inbound',
  id: 'RecebeTurmaAlunos',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: 'Recebe alunos das turmas',
  description: 'Matricula alunos em turmas, com situação, nota e frequência.',
  list: 'SDT_INT_TURMA_ALUNOS',
  prefix: 'ESITA_',
  key: ['ESITA_TURMA', 'ESITA_ALUNO', 'ESITA_DISCIPLINA'],
  fields: {
    ESITA_TURMA: reference('turma', 'Identificação da turma.', must),
    ESITA_ALUNO: reference('aluno', 'Identificação do aluno.', must),
    ESITA_DISCIPLINA: reference(
      'disciplina',
      'Identificação da disciplina; precisa estar ligada à turma.',
      ours,
    ),
    ESITA_SITUACAO: code(1, 'Situação.', situacoesTurma, ours),
    ESITA_NOTA: decimal(5, 2, 'Nota, na escala da instituição.', {
      ...ours,
      min: 0,
      max: 100,
    }),
    ESITA_FREQUENCIA: decimal(5, 2, 'Frequência, em porcentagem.', { ...ours, min: 0, max: 100 }),
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
