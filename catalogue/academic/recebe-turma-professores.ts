import { funcoesTurma, must, recordFields, validade } from '../common-fields.ts'
import { code, ours, reference } from '../fields.ts'
import { inbound } from '../operation.ts'

export const recebeTurmaProfessores = inbound({
  family: 'inbound',
  id: 'RecebeTurmaProfessores',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: 'Recebe professores das turmas',
  description: 'Liga professores a turmas.',
  list: 'SDT_INT_TURMA_PROFESSORES',
  prefix: 'ESITP_',
  key: ['ESITP_TURMA', 'ESITP_PROFESSOR', 'ESITP_DISCIPLINA'],
  fields: {
    ESITP_TURMA: reference('turma', 'Identificação da turma.', must),
    ESITP_PROFESSOR: reference('professor', 'Identificação do professor.', must),
    ESITP_DISCIPLINA: reference(
      'disciplina',
      'Identificação da disciplina; precisa estar ligada à turma.',
      ours,
    ),
    ESITP_FUNCAO: code(1, 'Função.', funcoesTurma, ours),
    ESITP_VALIDADE: validade,
    ...recordFields,
  },
  example: {
    ESITP_TURMA: 'MAT101-2026-1-A',
    ESITP_PROFESSOR: 'P1001',
    ESITP_DISCIPLINA: 'MAT101',
    ESITP_FUNCAO: 'T',
  },
})
