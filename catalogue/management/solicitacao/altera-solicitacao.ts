import { solicitacaoMachine } from '../../machines/solicitacao.ts'
import { changeCommand } from '../written.ts'
import { pedidoFields } from './fields.ts'

export const alteraSolicitacao = changeCommand(solicitacaoMachine, {
  id: 'AlteraSolicitacao',
  input: pedidoFields,
  changes: ['contrato'],
  example: { id: 701, versao: 1, descricao: 'Declaração das horas cumpridas até aqui.' },
})
