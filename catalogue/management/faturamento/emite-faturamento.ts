import { faturamentoMachine } from '../../machines/faturamento.ts'
import { inclusionCommand } from '../written.ts'
import { faturamentoFields } from './fields.ts'

export const emiteFaturamento = {
  ...inclusionCommand(faturamentoMachine, {
    id: 'EmiteFaturamento',
    input: faturamentoFields,
    example: {
      tipo: 'R',
      pessoa: 3210,
      competencia: '2026-03',
      vencimento: '2199-04-10',
      itens: [
        {
          tipo: 'Taxa administrativa',
          descricao: 'Taxa administrativa de março',
          quantidade: 12,
          valorUnitario: '85.00',
        },
      ],
    },
  }),
  title: 'Emitir faturamento',
  rotulo: 'Emitir',
}
