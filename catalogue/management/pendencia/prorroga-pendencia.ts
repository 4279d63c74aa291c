import { must } from '../../common-fields.ts'
import { date, ours } from '../../fields.ts'
import { pendenciaMachine } from '../../machines/pendencia.ts'
import { moveCommand } from '../move-command.ts'

export const prorrogaPendencia = moveCommand(pendenciaMachine, 'prorrogar', {
  id: 'ProrrogaPendencia',
  input: {
    prazo: date('Novo último dia da entrega, a partir de hoje.', { ...must, rotulo: 'Novo prazo' }),
    validade: date(
      'Novo último dia em que ainda é devida, a partir do novo prazo. Ausente: fica como está.',
      { ...ours, rotulo: 'Nova validade' },
    ),
  },
  changes: ['contrato'],
  example: { id: 715, prazo: '2031-08-31' },
})
