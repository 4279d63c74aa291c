import { solicitacaoMachine } from '../../machines/solicitacao.ts'
import { moveCommand } from '../move-command.ts'

export const cancelaSolicitacao = moveCommand(solicitacaoMachine, 'cancelar', {
  id: 'CancelaSolicitacao',
  changes: ['contrato'],
  example: { id: 703, motivo: 'A aluna desistiu do pedido.' },
})
