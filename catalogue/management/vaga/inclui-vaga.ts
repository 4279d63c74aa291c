import { recebeVagas } from '../../recruitment/recebe-vagas.ts'
import { editCommand } from '../edit-command.ts'

export const incluiVaga = editCommand(recebeVagas, {
  id: 'IncluiVaga',
  noun: 'vaga',
  rotulo: 'vaga',
  on: 'new',
  right: 'recrutamento.alterar',
  example: { registro: recebeVagas.example },
})
