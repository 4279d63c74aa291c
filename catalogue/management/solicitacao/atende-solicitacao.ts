import { solicitacaoMachine } from '../../machines/solicitacao.ts'
import { moveCommand } from '../move-command.ts'

export const atendeSolicitacao = moveCommand(solicitacaoMachine, 'atender', {
  id: 'AtendeSolicitacao',
  changes: ['arquivo', 'contrato', 'convenio', 'equivalencia', 'pendencia'],
  example: { id: 702 },
})
