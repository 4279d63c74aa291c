import { openStates } from '../../machines/machine.ts'
import { vagaMachine } from '../../machines/vaga.ts'
import { phrase } from '../../phrase.ts'
import { recebeVagas } from '../../recruitment/recebe-vagas.ts'
import { editCommand } from '../edit-command.ts'

export const alteraVaga = editCommand(recebeVagas, {
  id: 'AlteraVaga',
  noun: 'vaga',
  rotulo: phrase('vaga', 'vacancy'),
  on: 'one',
  during: openStates(vagaMachine),
  right: 'recrutamento.alterar',
  example: { id: 107, versao: 1, registro: { ESIVA_QUANTIDADE: 3 } },
})
