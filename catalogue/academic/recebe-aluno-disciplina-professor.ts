import { ano, must, recordFields, semestre, validade } from '../common-fields.ts'
import { reference } from '../fields.ts'
import { inbound } from '../operation.ts'

export const recebeAlunoDisciplinaProfessor = inbound({
  family: 'inbound',
  id: 'RecebeAlunoDisciplinaProfessor',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: 'Recebe professores das disciplinas dos alunos',
  description: 'Registra o professor de um aluno em uma disciplina e período.',
  deprecated: 'RecebeTurmaProfessores',
  list: 'SDT_INT_ALUNO_DISCIPLINA_PROFESSOR',
  prefix: 'ESIAP_',
  key: ['ESIAP_ALUNO', 'ESIAP_DISCIPLINA', 'ESIAP_PROFESSOR', 'ESIAP_ANO', 'ESIAP_SEMESTRE'],
  fields: {
    ESIAP_ALUNO: reference('aluno', 'Identificação do aluno.', must),
    ESIAP_DISCIPLINA: reference('disciplina', 'Identificação da disciplina.', must),
    ESIAP_PROFESSOR: reference('professor', 'Identificação do professor.', must),
    ESIAP_ANO: ano,
    ESIAP_SEMESTRE: semestre,
    ESIAP_VALIDADE: validade,
    ...recordFields,
  },
  example: {
    ESIAP_ALUNO: '2026001234',
    ESIAP_DISCIPLINA: 'MAT101',
    ESIAP_PROFESSOR: 'P1001',
    ESIAP_ANO: 2026,
    ESIAP_SEMESTRE: 1,
  },
})
