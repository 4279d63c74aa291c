import { solicitacaoMachine } from '../../catalogue/machines/solicitacao.ts'
import { solicitacaoOperations } from '../../catalogue/management/solicitacao/index.ts'
import { nounOf } from '../derive/noun.ts'

export const solicitacao = nounOf(solicitacaoMachine, solicitacaoOperations, {
  name: 'tipo',
  beside: ['aluno.nome', 'data'],
  ownColumns: ['tipo', 'situacao', 'inclusao', 'contrato'],
  columns: ['tipo', 'situacao', 'solicitante.nome', 'aluno.nome', 'contrato', 'prazo', 'atualizacao'],
})
