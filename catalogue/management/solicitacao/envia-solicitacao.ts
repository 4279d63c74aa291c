import { solicitacaoMachine } from '../../machines/solicitacao.ts'
import { moveCommand } from '../move-command.ts'

export const enviaSolicitacao = moveCommand(solicitacaoMachine, 'enviar', {
  id: 'EnviaSolicitacao',
  changes: ['contrato'],
  example: { id: 701 },
})
