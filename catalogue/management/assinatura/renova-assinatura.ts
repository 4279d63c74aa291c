import { must } from '../../common-fields.ts'
import { date } from '../../fields.ts'
import { assinaturaMachine } from '../../machines/assinatura.ts'
import { moveCommand } from '../move-command.ts'

export const renovaAssinatura = moveCommand(assinaturaMachine, 'renovar', {
  id: 'RenovaAssinatura',
  input: {
    prazo: date('Novo último dia para assinar, a partir de hoje.', { ...must, rotulo: 'Novo prazo' }),
  },
  changes: ['arquivo'],
  example: { id: 414, prazo: '2099-04-20' },
})
