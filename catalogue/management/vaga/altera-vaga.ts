import { recebeVagas } from '../../recruitment/recebe-vagas.ts'
import { editCommand } from '../edit-command.ts'

export const alteraVaga = editCommand(recebeVagas, {
  id: 'AlteraVaga',
  noun: 'vaga',
  rotulo: 'vaga',
  on: 'one',
  right: 'recrutamento.alterar',
  example: { id: 1, versao: 1, registro: { ESIVA_QUANTIDADE: 3 } },
})
