import { contratoMachine } from '../../machines/contrato.ts'
import { moveCommand } from '../move-command.ts'

export const emiteTermo = moveCommand(contratoMachine, 'emitirTermo', {
  id: 'EmiteTermo',
  changes: ['arquivo', 'assinatura'],
  example: { id: 302 },
})
