import { horarios, must, recordFields, validade } from '../common-fields.ts'
import { numeric, ours, reference } from '../fields.ts'
import { inbound } from '../operation.ts'
import { phrase } from '../phrase.ts'

export const recebeDisciplinaTurma = inbound({
  family: 'inbound',
  id: 'RecebeDisciplinaTurma',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Recebe disciplinas das turmas', 'Receive subjects of classes'),
  description: phrase(
    'Liga disciplinas a turmas, com vagas e horários.',
    'Links subjects to classes, with places and weekly hours.',
  ),
  list: 'SDT_INT_DISCIPLINA_TURMA',
  prefix: 'ESIDT_',
  key: ['ESIDT_DISCIPLINA', 'ESIDT_TURMA'],
  fields: {
    ESIDT_DISCIPLINA: reference(
      'disciplina',
      phrase('Identificação da disciplina.', 'Identification of the subject.'),
      must,
    ),
    ESIDT_TURMA: reference('turma', phrase('Identificação da turma.', 'Identification of the class.'), must),
    ESIDT_VAGAS: numeric(4, phrase('Vagas.', 'Vacancies.'), ours),
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
