import { arquivoMachine } from '../../machines/arquivo.ts'
import { phrase } from '../../phrase.ts'
import { loneMoveCommand, moveCommand } from '../move-command.ts'
import { inclusionCommand } from '../written.ts'
import { consultaArquivo } from './consulta-arquivo.ts'
import { arquivoFields, conteudo } from './fields.ts'
import { linkDeArquivo } from './link-de-arquivo.ts'
import { listaArquivos } from './lista-arquivos.ts'

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

export const reenviaArquivo = loneMoveCommand(arquivoMachine, 'reenviar', {
  id: 'ReenviaArquivo',
  done: phrase('O arquivo foi enviado de novo.', 'The file was sent again.'),
  input: { conteudo },
  problems: ['CONTEUDO_INEXISTENTE'],
  example: { id: 405, conteudo: 'exemplo-de-conteudo-enviado-para-o-arquivo2' },
})

export const aprovaArquivo = moveCommand(arquivoMachine, 'aprovar', {
  id: 'AprovaArquivo',
  changes: ['assinatura'],
  example: { id: 403 },
})

export const recusaArquivo = moveCommand(arquivoMachine, 'recusar', {
  id: 'RecusaArquivo',
  example: { id: 404, motivo: 'Falta a assinatura do supervisor na última página.' },
})

export const arquivoOperations = [
  listaArquivos,
  consultaArquivo,
  enviaArquivo,
  reenviaArquivo,
  aprovaArquivo,
  recusaArquivo,
  linkDeArquivo,
] as const
