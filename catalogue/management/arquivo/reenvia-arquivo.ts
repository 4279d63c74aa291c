import { arquivoMachine } from '../../machines/arquivo.ts'
import { loneMoveCommand } from '../move-command.ts'
import { conteudo } from './fields.ts'

export const reenviaArquivo = loneMoveCommand(arquivoMachine, 'reenviar', {
  id: 'ReenviaArquivo',
  input: { conteudo },
  problems: ['CONTEUDO_INEXISTENTE'],
  example: { id: 405, conteudo: 'exemplo-de-conteudo-enviado-para-o-arquivo2' },
})
