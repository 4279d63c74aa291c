import { funcoesCurso, must, recordFields, validade } from '../common-fields.ts'
import { code, date, ours, reference } from '../fields.ts'
import { inbound } from '../operation.ts'
import { phrase } from '../phrase.ts'

export const recebeCursoProfessores = inbound({
  family: 'inbound',
  id: 'RecebeCursoProfessores',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Recebe professores dos cursos', 'Receive professors of courses'),
  description: phrase(
    'Liga professores a cursos, com a função de cada um.',
    'Links professors to courses, with the role of each.',
  ),
  list: 'SDT_INT_CURSO_PROFESSORES',
  prefix: 'ESICP_',
  key: ['ESICP_CURSO', 'ESICP_PROFESSOR', 'ESICP_FUNCAO'],
  fields: {
    ESICP_CURSO: reference('curso', phrase('Identificação do curso.', 'Identification of the course.'), must),
    ESICP_PROFESSOR: reference(
      'professor',
      phrase('Identificação do professor.', 'Identification of the professor.'),
      must,
    ),
    ESICP_FUNCAO: code(
      1,
      phrase(
        'Função; só coordenador, coordenador de estágio e orientador orientam contratos.',
        'Role; only coordinators, coordinators of internships and advisors advise contracts.',
      ),
      funcoesCurso,
      must,
    ),
    ESICP_INICIO: date(phrase('Início.', 'Start.'), ours),
    ESICP_TERMINO: date(phrase('Término, não antes do início.', 'End, not before the beginning.'), ours),
    ESICP_VALIDADE: validade,
    ...recordFields,
  },
  example: {
    ESICP_CURSO: 'ENGCOMP',
    ESICP_PROFESSOR: 'P1001',
    ESICP_FUNCAO: 'O',
  },
})
