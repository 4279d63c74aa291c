import { arquivoMachine } from '../../machines/arquivo.ts'
import { inclusionCommand } from '../written.ts'
import { arquivoFields } from './fields.ts'

export const enviaArquivo = inclusionCommand(arquivoMachine, {
  id: 'EnviaArquivo',
  input: arquivoFields,
  problems: ['CONTEUDO_INEXISTENTE'],
  changes: ['contrato', 'convenio', 'equivalencia', 'projeto_extensao', 'solicitacao', 'apolice', 'pessoa'],
  example: {
    conteudo: 'exemplo-de-conteudo-enviado-para-o-arquivo1',
    tipo: 'Plano de atividades',
    contrato: 1,
  },
})
