import { solicitacaoMachine } from '../../machines/solicitacao.ts'
import { changeCommand } from '../written.ts'
import { alunoFields, pedidoFields } from './fields.ts'

export const alteraSolicitacao = changeCommand(solicitacaoMachine, {
  id: 'AlteraSolicitacao',
  input: { ...alunoFields, ...pedidoFields },
  changes: ['contrato'],
  example: { id: 701, versao: 1, descricao: 'Declaração das horas cumpridas até aqui.' },
})
