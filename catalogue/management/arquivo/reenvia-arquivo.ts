import { arquivoMachine } from '../../machines/arquivo.ts'
import { moveCommand } from '../move-command.ts'
import { conteudo } from './fields.ts'

export const reenviaArquivo = moveCommand(arquivoMachine, 'reenviar', {
  id: 'ReenviaArquivo',
  input: { conteudo },
  problems: ['CONTEUDO_INEXISTENTE'],
  example: { id: 405, conteudo: 'exemplo-de-conteudo-enviado-para-o-arquivo2' },
})
