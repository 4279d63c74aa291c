import { recebeAlunosCursos } from '../../../catalogue/academic/recebe-alunos-cursos.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity } from '../../records/entity.ts'
import { demanded, orderedHours } from '../../records/rules.ts'
import { hoursRefer } from '../disciplina-turma/hours.ts'
import { leaveCourse } from './leave.ts'

export const alunoCurso = entity({
  operation: recebeAlunosCursos,
  table: 'aluno_curso',
  key: [
    { column: 'aluno_id', type: 'bigint' },
    { column: 'curso_id', type: 'bigint' },
    { column: 'matricula', type: 'text' },
  ],
  slots: deriveSlots(recebeAlunosCursos),
  inactiveFrom: 'validade',
  unique: [],
  check(values, report) {
    if (values.get('ESIAC_SITUACAO') === 'F') demanded(values, report, 'ESIAC_CONCLUSAO')
    orderedHours(values, report, 'ESIAC_HORARIOS')
  },
  refersTo: ['disciplina', 'turma'],
  foresee: hoursRefer('ESIAC_HORARIOS'),
  follow: leaveCourse,
})
