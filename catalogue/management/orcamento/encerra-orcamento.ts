import { orcamentoMachine } from '../../machines/orcamento.ts'
import { moveCommand } from '../move-command.ts'

export const encerraOrcamento = moveCommand(orcamentoMachine, 'encerrar', {
  id: 'EncerraOrcamento',
  example: { id: 643 },
})
