import { recebeDisciplinas } from '../../../catalogue/academic/recebe-disciplinas.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity } from '../../records/entity.ts'
import { withUnits } from '../unidade/mentions.ts'

export const disciplina = entity({
  operation: recebeDisciplinas,
  table: 'disciplina',
  key: [{ column: 'identificacao', type: 'text' }],
  slots: deriveSlots(recebeDisciplinas, { columns: { DISCIPLINA: 'nome' } }),
  inactiveFrom: 'validade',
  unique: [],
  check() {},
  resolve: withUnits('ESIDI_'),
})
