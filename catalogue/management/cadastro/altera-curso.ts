import { recebeCursos } from '../../academic/recebe-cursos.ts'
import { phrase } from '../../phrase.ts'
import { editCommand } from '../edit-command.ts'

export const alteraCurso = editCommand(recebeCursos, {
  id: 'AlteraCurso',
  noun: 'curso',
  rotulo: phrase('curso', 'course'),
  on: 'one',
  right: 'cadastros.alterar',
  unlimited: true,
  example: { id: 1, versao: 1, registro: { ESICU_CARGA_HORARIA: 3600 } },
})
