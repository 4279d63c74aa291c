import { faturamentoMachine } from '../../catalogue/machines/faturamento.ts'
import { linkDeDocumento } from '../../catalogue/management/conteudo/link-de-documento.ts'
import { faturamentoOperations } from '../../catalogue/management/faturamento/index.ts'
import { nounOf } from '../derive/noun.ts'

export const faturamento = nounOf(faturamentoMachine, faturamentoOperations, {
  name: 'parte.nome',
  ownColumns: ['competencia', 'situacao', 'valorLiquido', 'vencimento', 'pagamento', 'recusa'],
  columns: ['numero', 'tipo', 'parte.nome', 'situacao', 'competencia', 'vencimento', 'valorLiquido', 'saldo'],
  downloads: { documentos: linkDeDocumento },
})
