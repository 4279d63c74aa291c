import { contratoMachine } from '../../machines/contrato.ts'
import { moveCommand } from '../move-command.ts'

export const corrigeContrato = moveCommand(contratoMachine, 'corrigir', {
  id: 'CorrigeContrato',
  changes: ['arquivo', 'assinatura'],
  example: { id: 303 },
})
