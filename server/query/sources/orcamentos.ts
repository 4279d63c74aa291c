import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { finalStates } from '../../../catalogue/machines/machine.ts'
import type { retornaDadosOrcamentos } from '../../../catalogue/query/retorna-dados-orcamentos.ts'
import { openOf, reversed } from '../../domain/faturamento/amounts.ts'
import { endOf, isAbout, startOf } from '../../domain/orcamento/reach.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

const [start, end, contracts] = [startOf('x'), endOf('x'), isAbout('x', 'k')]

const over = finalStates(contratoMachine)
  .map((state) => `'${state}'`)
  .join(', ')

/** An invoice that is not cancelled bills the instalment: then the invoice counts instead. */
const billed = `exists (select from faturamento_item i
  join faturamento f on f.cliente_id = i.cliente_id and f.id = i.faturamento_id
 where i.cliente_id = l.cliente_id and i.contrato_id = l.contrato_id and i.parcela = l.parcela
   and not faturamento_cancelado(f))`

/** Unbilled, unpaid instalments of the period, of contracts that are not over. */
const owed = `(select coalesce(sum(l.valor_bolsa), 0) from contrato k
  join parcela l on l.cliente_id = k.cliente_id and l.contrato_id = k.id
 where ${contracts} and k.situacao not in (${over}) and l.pagamento is null and not ${billed}
   and l.tipo_taxa = 'A pagar' and l.data >= ${start} and l.data < ${end})`

/** Unpaid invoices of any contract, even if it is over. */
const invoiced = `(select coalesce(sum(${openOf('f')}), 0) from contrato k
  join faturamento f on f.cliente_id = k.cliente_id and f.contrato_id = k.id and f.tipo = 'P'
 where ${contracts} and f.vencimento >= ${start} and f.vencimento < ${end})`

const committed = `${owed} + ${invoiced}`

const places = `(select count(distinct k.numero) from contrato k
 where ${contracts} and k.situacao = 'Ativo' and k.inicio < ${end} and k.encerramento >= ${start})`

/** Payments of the period that were not reversed. */
const realised = `(select coalesce(sum(m.valor), 0) from contrato k
  join faturamento f on f.cliente_id = k.cliente_id and f.contrato_id = k.id and f.tipo = 'P'
  join movimento m on m.cliente_id = f.cliente_id and m.faturamento_id = f.id and m.estorno_de is null
 where ${contracts} and m.data >= ${start} and m.data < ${end} and not ${reversed('m')})`

/** Budgets, as recent as their own columns or as the newest noted change of what they sum up. */
const budgets = (which = '') => `(
  select m.cliente_id, m.id, m.exercicio, m.semestre, m.unidade_id, m.centro_custo, m.tipo, m.valor_previsto,
         m.vagas_previstas, m.situacao, m.versao, m.inclusao, greatest(m.atualizacao, l.momento) as atualizacao
    from orcamento m left join lateral (select max(n.momento) as momento from orcamento_mudanca n
      where n.cliente_id = m.cliente_id and n.orcamento_id = m.id) l on true ${which}
) x`

const row = budgets('where m.cliente_id = pagina.cliente_id and m.id = pagina.id')

export const orcamentos: SourceOf<typeof retornaDadosOrcamentos> = {
  base: budgets(),
  alias: 'x',
  joins: parts.by('u', 'unidade', 'x.unidade_id'),
  ...parts.moments,
  derived: { keys: ['id'], row, of: 'orcamento' },
  element: {
    identificador: 'x.id',
    exercicio: 'x.exercicio',
    semestre: 'x.semestre',
    unidade: parts.ownUnit('u'),
    centroCusto: 'x.centro_custo',
    tipo: 'x.tipo',
    valorPrevisto: 'x.valor_previsto',
    valorComprometido: committed,
    valorRealizado: realised,
    saldo: `x.valor_previsto - (${committed}) - ${realised}`,
    vagasPrevistas: 'x.vagas_previstas',
    vagasOcupadas: places,
    situacao: 'x.situacao',
    ...parts.received,
  },
  filters: {
    exercicio: (literal) => `x.exercicio = ${literal}::integer`,
    semestre: parts.ofHalf,
    codigoUnidade: (literal) =>
      `x.unidade_id in (select id from unidade where cliente_id = (select cliente_atual()) and codigo = ${literal})`,
  },
}
