import { assinaturaMachine } from '../../catalogue/machines/assinatura.ts'
import { linkDeArquivo } from '../../catalogue/management/arquivo/link-de-arquivo.ts'
import { assinaturaOperations } from '../../catalogue/management/assinatura/index.ts'
import { nounOf } from '../derive/noun.ts'

export const assinatura = nounOf(assinaturaMachine, assinaturaOperations, {
  name: 'nome',
  titles: ['nomeArquivo'],
  ownColumns: ['nome', 'situacaoAssinatura', 'contrato', 'prazo'],
  content: linkDeArquivo,
  columns: ['nome', 'tipo', 'situacaoAssinatura', 'contrato', 'estagiario.nome', 'prazo', 'atualizacao'],
})
