import { ano, must, recordFields, semestre, validade } from '../common-fields.ts'
import { reference } from '../fields.ts'
import { inbound } from '../operation.ts'
import { phrase } from '../phrase.ts'

export const recebeAlunoDisciplinaProfessor = inbound({
  family: 'inbound',
  id: 'RecebeAlunoDisciplinaProfessor',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Recebe professores das disciplinas dos alunos', "Receive professors of students' subjects"),
  description: phrase(
    'Registra o professor de um aluno em uma disciplina e período.',
    'Records the professor of a student in a subject and term.',
  ),
  deprecated: 'RecebeTurmaProfessores',
  list: 'SDT_INT_ALUNO_DISCIPLINA_PROFESSOR',
  prefix: 'ESIAP_',
  key: ['ESIAP_ALUNO', 'ESIAP_DISCIPLINA', 'ESIAP_PROFESSOR', 'ESIAP_ANO', 'ESIAP_SEMESTRE'],
  fields: {
    ESIAP_ALUNO: reference(
      'aluno',
      phrase('Identificação do aluno.', 'Identification of the student.'),
      must,
    ),
    ESIAP_DISCIPLINA: reference(
      'disciplina',
      phrase('Identificação da disciplina.', 'Identification of the subject.'),
      must,
    ),
    ESIAP_PROFESSOR: reference(
      'professor',
      phrase('Identificação do professor.', 'Identification of the professor.'),
      must,
    ),
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
