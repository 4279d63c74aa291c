import type { consultaRemessaItem } from '../../../catalogue/management/remessa-item/consulta-remessa-item.ts'
import type { QuerySource, Sources } from '../source.ts'
import { pagamento } from './remessa-parts.ts'

type PageSource<S> = Pick<QuerySource, 'base' | 'alias' | 'joins' | 'id' | 'entity'> & { element: S }

export const remessaItem: PageSource<Sources<typeof consultaRemessaItem.element>> = {
  base: 'remessa_item i',
  alias: 'i',
  entity: 'remessaItem',
  joins: '',
  id: 'i.id',
  element: {
    identificador: 'i.id',
    remessaIdentificador: 'i.remessa_id',
    faturamentoIdentificador: 'i.faturamento_id',
    situacao: 'i.situacao',
    ...pagamento,
    dataReal: 'i.data_real',
    valorReal: 'i.valor_real',
    inclusao: 'i.inclusao',
    atualizacao: 'i.atualizacao',
    versao: 'i.versao',
  },
}
