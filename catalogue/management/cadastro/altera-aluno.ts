import { recebeAlunos } from '../../academic/recebe-alunos.ts'
import { phrase } from '../../phrase.ts'
import { editCommand } from '../edit-command.ts'

export const alteraAluno = editCommand(recebeAlunos, {
  id: 'AlteraAluno',
  noun: 'aluno',
  rotulo: phrase('aluno', 'student'),
  on: 'one',
  right: 'cadastros.alterar',
  example: { id: 1, versao: 1, registro: { ESIAL_TELEFONE2: '11912345678' } },
})
