import { arquivoMachine } from '../../machines/arquivo.ts'
import { moveCommand } from '../move-command.ts'

export const recusaArquivo = moveCommand(arquivoMachine, 'recusar', {
  id: 'RecusaArquivo',
  example: { id: 404, motivo: 'Falta a assinatura do supervisor na última página.' },
})
