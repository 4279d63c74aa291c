import { fechamentoOperations } from '../../catalogue/management/fechamento/lista-fechamentos.ts'
import { nounOf } from '../derive/noun.ts'

export const fechamento = nounOf(undefined, fechamentoOperations, {
  name: 'competencia',
  columns: [
    'competencia',
    'situacao',
    'fechamento',
    'aPagar',
    'aReceber',
    'diferentes',
    'diferencaAPagar',
    'diferencaAReceber',
  ],
})
