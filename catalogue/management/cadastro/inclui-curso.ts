import { recebeCursos } from '../../academic/recebe-cursos.ts'
import { phrase } from '../../phrase.ts'
import { editCommand } from '../edit-command.ts'

export const incluiCurso = editCommand(recebeCursos, {
  id: 'IncluiCurso',
  noun: 'curso',
  rotulo: phrase('curso', 'course'),
  on: 'new',
  right: 'cadastros.alterar',
  unlimited: true,
  example: {
    registro: {
      ...recebeCursos.example,
      ESICU_IDENTIFICACAO: '0412',
      ESICU_CURSO: 'Engenharia de Alimentos',
    },
  },
})
