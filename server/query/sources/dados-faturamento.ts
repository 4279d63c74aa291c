import type { retornaDadosFaturamento } from '../../../catalogue/query/retorna-dados-faturamento.ts'
import type { retornaDadosFaturamentoAPagar } from '../../../catalogue/query/retorna-dados-faturamento-a-pagar.ts'
import type { SourceOf } from '../source.ts'
import * as shared from './faturamento-parts.ts'
import * as parts from './integracao-parts.ts'

const looked = { base: 'faturamento x', alias: 'x', ...parts.moments, filters: shared.oneOf }

export const dadosFaturamento: SourceOf<typeof retornaDadosFaturamento> = {
  ...looked,
  joins: shared.joins,
  where: `x.tipo = 'R'`,
  element: {
    ...shared.aReceber,
    pixCopiaCola: 'x.pix_copia_cola',
    itens: shared.itens,
    documentos: shared.documentos,
    recebimentos: {
      ...shared.movimentos,
      item: {
        identificador: 'm.id',
        recebimento: 'm.data',
        valorRecebido: 'm.valor',
        ...shared.movimento('m'),
      },
    },
  },
}

export const dadosFaturamentoAPagar: SourceOf<typeof retornaDadosFaturamentoAPagar> = {
  ...looked,
  joins: parts.joined(
    shared.joins,
    parts.by('al', 'aluno', 'x.aluno_id'),
    parts.by('pe', 'pessoa', 'x.pessoa_id'),
  ),
  where: `x.tipo = 'P'`,
  entity: 'faturamento',
  element: {
    ...shared.aPagar,
    itens: shared.itensAPagar,
    documentos: shared.documentos,
    pagamentos: {
      ...shared.movimentos,
      item: { identificador: 'm.id', pagamento: 'm.data', valorPago: 'm.valor', ...shared.movimento('m') },
    },
    banco: {
      column: 'conta_do_favorecido(x.cliente_id, x.aluno_id, x.pessoa_id)',
      members: { banco: 'banco', agencia: 'agencia', conta: 'conta', chavePix: 'chavePix' },
    },
    remessas: {
      from: `remessa_item i join remessa r on r.cliente_id = i.cliente_id and r.id = i.remessa_id
        where i.cliente_id = x.cliente_id and i.faturamento_id = x.id`,
      order: 'i.id',
      item: { identificador: 'r.id', situacao: 'r.situacao' },
    },
  },
}
