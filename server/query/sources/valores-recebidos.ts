import type { valoresRecebidos as declared } from '../../../catalogue/query/valores-recebidos.ts'
import { personOf, studentOf } from '../../domain/faturamento/party.ts'
import type { SourceOf } from '../source.ts'
import * as shared from './faturamento-parts.ts'
import * as parts from './integracao-parts.ts'

/** Receipts. A reversal only marks the receipt. */
export const valoresRecebidos: SourceOf<typeof declared, 'movimento'> = {
  base: 'movimento x',
  alias: 'x',
  joins: parts.by('f', 'faturamento', 'x.faturamento_id'),
  where: `x.tipo = 'R' and x.estorno_de is null`,
  id: 'x.id',
  created: 'x.inclusao',
  changed: 'x.inclusao',
  moments: { recebimento: 'x.data' },
  element: {
    faturamentoIdentificador: 'x.faturamento_id',
    numero: 'coalesce(f.numero, f.numero_externo)',
    sacado: {
      identificador: `coalesce(${personOf('f')}, ${studentOf('f')})`,
      nomeFantasia: 'f.nome',
      documento: 'f.documento',
    },
    recebimento: 'x.data',
    valorRecebido: 'x.valor',
    ...shared.movimento('x'),
    atualizacao: `coalesce((select e.inclusao from movimento e
      where e.cliente_id = x.cliente_id and e.estorno_de = x.id), x.inclusao)`,
  },
  filters: {
    documento: (literal) =>
      `x.faturamento_id in (select id from faturamento where cliente_id = (select cliente_atual()) and documento = ${literal})`,
    faturamento: (literal) => `x.faturamento_id = ${literal}::bigint`,
  },
}
