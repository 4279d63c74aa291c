import { faturamentoMachine } from '../../machines/faturamento.ts'
import { moveCommand } from '../move-command.ts'
import { movimentoFields } from './fields.ts'

export const registraRecebimento = {
  ...moveCommand(faturamentoMachine, 'receber', {
    id: 'RegistraRecebimento',
    input: movimentoFields,
    example: { id: 3201, data: '2026-03-05', forma: 'Pix' },
  }),
  title: 'Registrar recebimento',
}
