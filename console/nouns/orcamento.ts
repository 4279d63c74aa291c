import { orcamentoMachine } from '../../catalogue/machines/orcamento.ts'
import { orcamentoOperations } from '../../catalogue/management/orcamento/index.ts'
import { nounOf } from '../derive/noun.ts'

export const orcamento = nounOf(orcamentoMachine, orcamentoOperations, {
  name: 'exercicio',
  columns: ['exercicio', 'semestre', 'tipo', 'situacao', 'unidade.nome', 'valorPrevisto', 'atualizacao'],
})
