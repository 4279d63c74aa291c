import { arquivoMachine } from '../../machines/arquivo.ts'
import { moveCommand } from '../move-command.ts'

export const aprovaArquivo = moveCommand(arquivoMachine, 'aprovar', {
  id: 'AprovaArquivo',
  changes: ['assinatura'],
  example: { id: 403 },
})
