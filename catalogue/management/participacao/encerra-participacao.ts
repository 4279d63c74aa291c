import { date, ours } from '../../fields.ts'
import { participacaoMachine } from '../../machines/participacao.ts'
import { moveCommand } from '../move-command.ts'

export const encerraParticipacao = moveCommand(participacaoMachine, 'encerrar', {
  id: 'EncerraParticipacao',
  input: { termino: date('Último dia, até hoje. Vazio: hoje.', { ...ours, rotulo: 'Último dia' }) },
  changes: ['projeto_extensao'],
  example: { id: 622 },
})
