import { recebeTurmaProfessores } from '../../../catalogue/academic/recebe-turma-professores.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity } from '../../records/entity.ts'
import { linkedSubject } from '../disciplina-turma/linked.ts'

export const turmaProfessor = entity({
  operation: recebeTurmaProfessores,
  table: 'turma_professor',
  key: [
    { column: 'turma_id', type: 'bigint' },
    { column: 'professor_id', type: 'bigint' },
    { column: 'disciplina_id', type: 'bigint', empty: '0' },
  ],
  slots: deriveSlots(recebeTurmaProfessores),
  inactiveFrom: 'validade',
  unique: [],
  check() {},
  refersTo: ['disciplina_turma'],
  verify: linkedSubject('ESITP_'),
})
