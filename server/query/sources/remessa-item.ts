import type { consultaRemessaItem } from '../../../catalogue/management/remessa-item/consulta-remessa-item.ts'
import type { PageSource } from '../source.ts'
import * as parts from './integracao-parts.ts'
import { contratoIdentificador, pagamento } from './remessa-parts.ts'

export const remessaItem: PageSource<typeof consultaRemessaItem.element, 'remessa_item'> = {
  alias: 'i',
  entity: 'remessaItem',
  joins: parts.joined(
    parts.by('r', 'remessa', 'i.remessa_id', 'i'),
    parts.by('f', 'faturamento', 'i.faturamento_id', 'i'),
  ),
  element: {
    remessaIdentificador: 'i.remessa_id',
    remessa: 'r.nome_arquivo',
    faturamentoIdentificador: 'i.faturamento_id',
    faturamento: 'f.numero',
    ...pagamento,
    contratoIdentificador,
  },
}
