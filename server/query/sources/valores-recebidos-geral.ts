import type { valoresRecebidosGeral as declared } from '../../../catalogue/query/valores-recebidos-geral.ts'
import { netOf, openOf, reversed } from '../../domain/faturamento/amounts.ts'
import type { SourceOf } from '../source.ts'

/** Receipts by their day, and invoices by the day of issue: rows of one kind, each with what it adds to a group. */
const base = `(
  select m.cliente_id, m.id, m.inclusao, m.data, f.unidade_id, f.documento, f.nome,
         case when e.sim then 0 else 1 end as recebimentos,
         case when e.sim then 0 else m.valor end as recebido, case when e.sim then 0 else m.juros end as juros,
         case when e.sim then 0 else m.multa end as multa, case when e.sim then 0 else m.desconto end as desconto,
         case when e.sim then m.valor else 0 end as estornado, 0 as faturado, 0 as aberto
    from movimento m
    join faturamento f on f.cliente_id = m.cliente_id and f.id = m.faturamento_id
   cross join lateral (select ${reversed('m')} as sim) e
   where m.tipo = 'R' and m.estorno_de is null
  union all
  select f.cliente_id, f.id, f.inclusao, f.emissao, f.unidade_id, f.documento, f.nome, 0, 0, 0, 0, 0, 0, ${netOf('f')},
         ${openOf('f')}
    from faturamento f where f.tipo = 'R' and not faturamento_cancelado(f)) x`

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

export const valoresRecebidosGeral: SourceOf<typeof declared> = {
  base,
  alias: 'x',
  joins: 'left join unidade u on u.cliente_id = x.cliente_id and u.id = x.unidade_id',
  id: 'x.id',
  created: 'x.inclusao',
  changed: 'x.inclusao',
  moments: { recebimento: 'x.data' },
  groups: {
    mes: {
      by: `to_char(x.data, 'YYYY-MM')`,
      element: { ...totals, descricao: `min(to_char(x.data, 'MM/YYYY'))` },
    },
    unidade: { by: 'u.codigo', element: { ...totals, descricao: `coalesce(min(u.nome), 'Sem unidade')` } },
    sacado: { by: 'x.documento', element: { ...totals, descricao: 'min(x.nome)' } },
  },
  filters: {},
}
