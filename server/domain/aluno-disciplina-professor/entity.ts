import { recebeAlunoDisciplinaProfessor } from '../../../catalogue/academic/recebe-aluno-disciplina-professor.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity } from '../../records/entity.ts'

export const alunoDisciplinaProfessor = entity({
  operation: recebeAlunoDisciplinaProfessor,
  table: 'aluno_disciplina_professor',
  key: [
    { column: 'aluno_id', type: 'bigint' },
    { column: 'disciplina_id', type: 'bigint' },
    { column: 'professor_id', type: 'bigint' },
    { column: 'ano', type: 'bigint' },
    { column: 'semestre', type: 'text' },
  ],
  slots: deriveSlots(recebeAlunoDisciplinaProfessor),
  inactiveFrom: 'validade',
  unique: [],
  check() {},
})
