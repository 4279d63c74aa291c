import { recebeProfessores } from '../../academic/recebe-professores.ts'
import { phrase } from '../../phrase.ts'
import { editCommand } from '../edit-command.ts'

export const alteraProfessor = editCommand(recebeProfessores, {
  id: 'AlteraProfessor',
  noun: 'professor',
  rotulo: phrase('professor', 'professor'),
  on: 'one',
  right: 'cadastros.alterar',
  unlimited: true,
  example: { id: 1, versao: 1, registro: { ESIPR_EMAIL: 'professor@exemplo.edu.br' } },
})
