import { recebeTurmas } from '../../../catalogue/academic/recebe-turmas.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity } from '../../records/entity.ts'
import { ordered } from '../../records/rules.ts'
import { withUnits } from '../unidade/mentions.ts'

export const turma = entity({
  operation: recebeTurmas,
  table: 'turma',
  key: [{ column: 'identificacao', type: 'text' }],
  slots: deriveSlots(recebeTurmas, { columns: { TURMA: 'nome' } }),
  inactiveFrom: 'validade',
  unique: [],
  check(values, report) {
    ordered(values, report, 'ESITU_INICIO', 'ESITU_TERMINO')
  },
  resolve: withUnits('ESITU_'),
})
