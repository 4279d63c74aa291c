import { recebeCursoProfessores } from '../../../catalogue/academic/recebe-curso-professores.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity } from '../../records/entity.ts'
import { ordered } from '../../records/rules.ts'

export const cursoProfessor = entity({
  operation: recebeCursoProfessores,
  table: 'curso_professor',
  key: [
    { column: 'curso_id', type: 'bigint' },
    { column: 'professor_id', type: 'bigint' },
    { column: 'funcao', type: 'text' },
  ],
  slots: deriveSlots(recebeCursoProfessores),
  inactiveFrom: 'validade',
  unique: [],
  check(values, report) {
    ordered(values, report, 'ESICP_INICIO', 'ESICP_TERMINO')
  },
})
