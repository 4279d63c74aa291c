import { faturamentoMachine } from '../../catalogue/machines/faturamento.ts'
import { faturamentoOperations } from '../../catalogue/management/faturamento/index.ts'
import { nounOf } from '../derive/noun.ts'

export const faturamento = nounOf(faturamentoMachine, faturamentoOperations, {
  name: 'parte.nome',
  columns: ['numero', 'tipo', 'parte.nome', 'situacao', 'competencia', 'vencimento', 'valorLiquido', 'saldo'],
})
