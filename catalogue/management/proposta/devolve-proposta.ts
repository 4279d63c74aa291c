import { propostaMachine } from '../../machines/proposta.ts'
import { moveCommand } from '../move-command.ts'

export const devolveProposta = moveCommand(propostaMachine, 'devolver', {
  id: 'DevolveProposta',
  example: { id: 603, motivo: 'Falta o plano de atividades.' },
})
