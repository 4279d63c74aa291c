import { horarios, must, recordFields, validade } from '../common-fields.ts'
import { numeric, ours, reference } from '../fields.ts'
import { inbound } from '../operation.ts'

export const recebeDisciplinaTurma = inbound({
  family: 'inbound',
  id: 'RecebeDisciplinaTurma',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: 'Recebe disciplinas das turmas',
  description: 'Liga disciplinas a turmas, com vagas e horários.',
  list: 'SDT_INT_DISCIPLINA_TURMA',
  prefix: 'ESIDT_',
  key: ['ESIDT_DISCIPLINA', 'ESIDT_TURMA'],
  fields: {
    ESIDT_DISCIPLINA: reference('disciplina', 'Identificação da disciplina.', must),
    ESIDT_TURMA: reference('turma', 'Identificação da turma.', must),
    ESIDT_VAGAS: numeric(4, 'Vagas.', ours),
    ESIDT_HORARIOS: horarios,
    ESIDT_VALIDADE: validade,
    ...recordFields,
  },
  example: {
    ESIDT_DISCIPLINA: 'MAT101',
    ESIDT_TURMA: 'MAT101-2026-1-A',
    ESIDT_VAGAS: 60,
    ESIDT_HORARIOS: [
      { DIA: 2, INICIO: '19:00', TERMINO: '20:40' },
      { DIA: 4, INICIO: '19:00', TERMINO: '20:40' },
    ],
  },
})
