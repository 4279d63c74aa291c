import type { consultaRemessaItem } from '../../../catalogue/management/remessa-item/consulta-remessa-item.ts'
import type { QuerySource, Sources } from '../source.ts'
import * as parts from './integracao-parts.ts'
import { contratoIdentificador, pagamento } from './remessa-parts.ts'

type PageSource<S> = Pick<QuerySource, 'base' | 'alias' | 'joins' | 'id' | 'entity'> & { element: S }

export const remessaItem: PageSource<Sources<typeof consultaRemessaItem.element>> = {
  base: 'remessa_item i',
  alias: 'i',
  entity: 'remessaItem',
  joins: parts.joined(
    parts.by('r', 'remessa', 'i.remessa_id', 'i'),
    parts.by('f', 'faturamento', 'i.faturamento_id', 'i'),
  ),
  id: 'i.id',
  element: {
    identificador: 'i.id',
    remessaIdentificador: 'i.remessa_id',
    remessa: 'r.nome_arquivo',
    faturamentoIdentificador: 'i.faturamento_id',
    faturamento: 'f.numero',
    situacao: 'i.situacao',
    ...pagamento,
    contratoIdentificador,
    dataReal: 'i.data_real',
    valorReal: 'i.valor_real',
    inclusao: 'i.inclusao',
    atualizacao: 'i.atualizacao',
    versao: 'i.versao',
  },
}
