import { arquivoMachine } from '../../catalogue/machines/arquivo.ts'
import { arquivoOperations } from '../../catalogue/management/arquivo/index.ts'
import { nounOf } from '../derive/noun.ts'

export const arquivo = nounOf(arquivoMachine, arquivoOperations, {
  name: 'nome',
  beside: 'tipo',
  titles: ['nomeArquivo'],
  columns: ['nome', 'tipo', 'situacao', 'situacaoAssinatura', 'contrato', 'estagiario.nome', 'atualizacao'],
})
