import { recebeCursoDisciplinas } from '../../../catalogue/academic/recebe-curso-disciplinas.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity } from '../../records/entity.ts'

export const cursoDisciplina = entity({
  operation: recebeCursoDisciplinas,
  table: 'curso_disciplina',
  key: [
    { column: 'curso_id', type: 'bigint' },
    { column: 'disciplina_id', type: 'bigint' },
    { column: 'matriz', type: 'text', empty: '' },
  ],
  slots: deriveSlots(recebeCursoDisciplinas),
  inactiveFrom: 'validade',
  unique: [],
  check() {},
})
