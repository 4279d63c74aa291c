import type { valoresRecebidosGeral as declared } from '../../../catalogue/query/valores-recebidos-geral.ts'
import type { SourceOf } from '../source.ts'

const totals = {
  chave: 'g.grupo',
  quantidade: 'sum(x.recebimentos)',
  valorFaturado: 'sum(x.faturado)',
  valorRecebido: 'sum(x.recebido)',
  juros: 'sum(x.juros)',
  multa: 'sum(x.multa)',
  desconto: 'sum(x.desconto)',
  estornado: 'sum(x.estornado)',
  saldoAberto: 'sum(x.aberto)',
}

const byUnit = {
  where: `x.por = 'unidade'`,
  joins: 'left join unidade u on u.cliente_id = x.cliente_id and u.id = x.unidade_id',
}

/** Daily sums that the database maintains: by day of receipt and by day of issue. */
export const valoresRecebidosGeral: SourceOf<typeof declared> = {
  base: 'total_recebido x',
  alias: 'x',
  joins: '',
  id: 'x.id',
  created: 'x.inclusao',
  changed: 'x.inclusao',
  moments: { recebimento: 'x.dia' },
  groupIf: 'sum(x.linhas) > 0',
  groups: {
    mes: {
      where: byUnit.where,
      by: `to_char(x.dia, 'YYYY-MM')`,
      element: { ...totals, descricao: `min(to_char(x.dia, 'MM/YYYY'))` },
    },
    unidade: {
      ...byUnit,
      by: 'u.codigo',
      element: { ...totals, descricao: `coalesce(min(u.nome), 'Sem unidade')` },
    },
    sacado: {
      where: `x.por = 'sacado'`,
      by: 'x.documento',
      always: true,
      // The name in the newest invoice.
      element: {
        ...totals,
        descricao: `(select f.nome from faturamento f where f.cliente_id = (select cliente_atual())
          and f.documento = g.grupo and f.tipo = 'R' order by f.id desc limit 1)`,
      },
    },
  },
  filters: {},
}
