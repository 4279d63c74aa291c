import { funcoesCurso, must, recordFields, validade } from '../common-fields.ts'
import { code, date, ours, reference } from '../fields.ts'
import { inbound } from '../operation.ts'

export const recebeCursoProfessores = inbound({
  family: 'inbound',
  id: 'RecebeCursoProfessores',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: 'Recebe professores dos cursos',
  description: 'Liga professores a cursos, com a função de cada um.',
  list: 'SDT_INT_CURSO_PROFESSORES',
  prefix: 'ESICP_',
  key: ['ESICP_CURSO', 'ESICP_PROFESSOR', 'ESICP_FUNCAO'],
  fields: {
    ESICP_CURSO: reference('curso', 'Identificação do curso.', must),
    ESICP_PROFESSOR: reference('professor', 'Identificação do professor.', must),
    ESICP_FUNCAO: code(
      1,
      'Função; só coordenador, coordenador de estágio e orientador orientam contratos.',
      funcoesCurso,
      must,
    ),
    ESICP_INICIO: date('Início.', ours),
    ESICP_TERMINO: date('Término, não antes do início.', ours),
    ESICP_VALIDADE: validade,
    ...recordFields,
  },
  example: {
    ESICP_CURSO: 'ENGCOMP',
    ESICP_PROFESSOR: 'P1001',
    ESICP_FUNCAO: 'O',
  },
})
