import { atividadeMachine } from '../../machines/atividade.ts'
import { moveCommand } from '../move-command.ts'

export const enviaAtividade = moveCommand(atividadeMachine, 'enviar', {
  id: 'EnviaAtividade',
  changes: ['contrato'],
  example: { id: 722 },
})
