import { arquivoMachine } from '../../catalogue/machines/arquivo.ts'
import { arquivoOperations } from '../../catalogue/management/arquivo/index.ts'
import { linkDeArquivo } from '../../catalogue/management/arquivo/link-de-arquivo.ts'
import { nounOf } from '../derive/noun.ts'

export const arquivo = nounOf(arquivoMachine, arquivoOperations, {
  name: 'nome',
  beside: 'tipo',
  titles: ['nomeArquivo'],
  ownColumns: ['nome', 'situacao', 'situacaoAssinatura', 'contrato', 'atualizacao'],
  rowContent: linkDeArquivo,
  columns: ['nome', 'tipo', 'situacao', 'situacaoAssinatura', 'contrato', 'estagiario.nome', 'atualizacao'],
})
