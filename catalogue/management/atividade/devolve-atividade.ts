import { atividadeMachine } from '../../machines/atividade.ts'
import { moveCommand } from '../move-command.ts'

export const devolveAtividade = moveCommand(atividadeMachine, 'devolver', {
  id: 'DevolveAtividade',
  changes: ['contrato'],
  example: { id: 724, motivo: 'Falta o horário do plantão.' },
})
