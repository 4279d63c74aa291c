import { must, recordFields, validade } from '../common-fields.ts'
import { flag, numeric, ours, reference, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'

export const recebeCursoDisciplinas = inbound({
  family: 'inbound',
  id: 'RecebeCursoDisciplinas',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: 'Recebe disciplinas dos cursos',
  description: 'Liga disciplinas à matriz de um curso.',
  list: 'SDT_INT_CURSO_DISCIPLINAS',
  prefix: 'ESICD_',
  key: ['ESICD_CURSO', 'ESICD_DISCIPLINA', 'ESICD_MATRIZ'],
  fields: {
    ESICD_CURSO: reference('curso', 'Identificação do curso.', must),
    ESICD_DISCIPLINA: reference('disciplina', 'Identificação da disciplina.', must),
    ESICD_MATRIZ: varchar(30, 'Matriz curricular.', ours),
    ESICD_PERIODO: numeric(2, 'Período recomendado.', ours),
    ESICD_OBRIGATORIA: flag('Disciplina obrigatória.', ours),
    ESICD_VALIDADE: validade,
    ...recordFields,
  },
  example: {
    ESICD_CURSO: 'ENGCOMP',
    ESICD_DISCIPLINA: 'MAT101',
    ESICD_MATRIZ: '2024',
    ESICD_PERIODO: 1,
    ESICD_OBRIGATORIA: 'S',
  },
})
