import { recebeTurmaAlunos } from '../../../catalogue/academic/recebe-turma-alunos.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity } from '../../records/entity.ts'
import { linkedSubject } from '../disciplina-turma/linked.ts'

export const turmaAluno = entity({
  operation: recebeTurmaAlunos,
  table: 'turma_aluno',
  key: [
    { column: 'turma_id', type: 'bigint' },
    { column: 'aluno_id', type: 'bigint' },
    { column: 'disciplina_id', type: 'bigint', empty: '0' },
  ],
  slots: deriveSlots(recebeTurmaAlunos),
  inactiveFrom: 'validade',
  unique: [],
  check() {},
  refersTo: ['disciplina_turma'],
  verify: linkedSubject('ESITA_'),
})
