import { recebeDisciplinaTurma } from '../../../catalogue/academic/recebe-disciplina-turma.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity } from '../../records/entity.ts'
import { orderedHours } from '../../records/rules.ts'
import { hoursRefer } from './hours.ts'

export const disciplinaTurma = entity({
  operation: recebeDisciplinaTurma,
  table: 'disciplina_turma',
  key: [
    { column: 'disciplina_id', type: 'bigint' },
    { column: 'turma_id', type: 'bigint' },
  ],
  slots: deriveSlots(recebeDisciplinaTurma),
  inactiveFrom: 'validade',
  unique: [],
  check(values, report) {
    orderedHours(values, report, 'ESIDT_HORARIOS')
  },
  refersTo: ['disciplina', 'turma'],
  foresee: hoursRefer('ESIDT_HORARIOS'),
})
