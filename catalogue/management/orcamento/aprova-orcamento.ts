import { orcamentoMachine } from '../../machines/orcamento.ts'
import { moveCommand } from '../move-command.ts'

export const aprovaOrcamento = moveCommand(orcamentoMachine, 'aprovar', {
  id: 'AprovaOrcamento',
  example: { id: 642 },
})
