import { propostaMachine } from '../../machines/proposta.ts'
import { moveCommand } from '../move-command.ts'

export const reprovaProposta = moveCommand(propostaMachine, 'reprovar', {
  id: 'ReprovaProposta',
  example: { id: 605, motivo: 'Não há vagas neste edital.' },
})
