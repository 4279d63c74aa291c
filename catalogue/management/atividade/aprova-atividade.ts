import { atividadeMachine } from '../../machines/atividade.ts'
import { moveCommand } from '../move-command.ts'

export const aprovaAtividade = moveCommand(atividadeMachine, 'aprovar', {
  id: 'AprovaAtividade',
  changes: ['contrato'],
  example: { id: 723 },
})
