import { faturamentoMachine } from '../../machines/faturamento.ts'
import { moveCommand } from '../move-command.ts'
import { movimentoFields } from './fields.ts'

export const registraPagamento = {
  ...moveCommand(faturamentoMachine, 'pagar', {
    id: 'RegistraPagamento',
    input: movimentoFields,
    example: { id: 3203, data: '2026-03-05', forma: 'TED' },
  }),
  title: 'Registrar pagamento',
}
