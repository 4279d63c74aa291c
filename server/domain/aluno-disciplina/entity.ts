import { recebeAlunoDisciplinas } from '../../../catalogue/academic/recebe-aluno-disciplinas.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity } from '../../records/entity.ts'

export const alunoDisciplina = entity({
  operation: recebeAlunoDisciplinas,
  table: 'aluno_disciplina',
  key: [
    { column: 'aluno_id', type: 'bigint' },
    { column: 'disciplina_id', type: 'bigint' },
    { column: 'ano', type: 'bigint' },
    { column: 'semestre', type: 'text' },
  ],
  slots: deriveSlots(recebeAlunoDisciplinas),
  inactiveFrom: 'validade',
  unique: [],
  check() {},
})
