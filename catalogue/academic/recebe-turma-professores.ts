import { funcoesTurma, must, recordFields, validade } from '../common-fields.ts'
import { code, ours, reference } from '../fields.ts'
import { inbound } from '../operation.ts'
import { phrase } from '../phrase.ts'

export const recebeTurmaProfessores = inbound({
  family: 'inbound',
  id: 'RecebeTurmaProfessores',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Recebe professores das turmas', 'Receive professors of classes'),
  description: phrase('Liga professores a turmas.', 'Links professors to classes.'),
  list: 'SDT_INT_TURMA_PROFESSORES',
  prefix: 'ESITP_',
  key: ['ESITP_TURMA', 'ESITP_PROFESSOR', 'ESITP_DISCIPLINA'],
  fields: {
    ESITP_TURMA: reference('turma', phrase('Identificação da turma.', 'Identification of the class.'), must),
    ESITP_PROFESSOR: reference(
      'professor',
      phrase('Identificação do professor.', 'Identification of the professor.'),
      must,
    ),
    ESITP_DISCIPLINA: reference(
      'disciplina',
      phrase(
        'Identificação da disciplina; precisa estar ligada à turma.',
        'Identification of the subject; it must be one of the class.',
      ),
      ours,
    ),
    ESITP_FUNCAO: code(1, phrase('Função.', 'Role.'), funcoesTurma, ours),
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
