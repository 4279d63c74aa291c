import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { finalStates } from '../../../catalogue/machines/machine.ts'
import type { retornaDadosOrcamentos } from '../../../catalogue/query/retorna-dados-orcamentos.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

const start = 'make_date(x.exercicio, case x.semestre when 2 then 7 else 1 end, 1)'
const end = `make_date(x.exercicio + case x.semestre when 1 then 0 else 1 end, case x.semestre when 1 then 7 else 1 end, 1)`

/** Contracts of the budget's type and unit: their own, else that of their course. Of no unit, it is the whole institution's. */
const contracts = `k.cliente_id = x.cliente_id
  and k.modalidade = case x.tipo when 'Estágio' then 'estagio' when 'Monitoria' then 'monitoria' end
  and (x.unidade_id is null or k.unidade_id = x.unidade_id or k.unidade_id is null and k.curso_id in (
    select q.id from curso q where q.cliente_id = x.cliente_id and q.unidade_id = x.unidade_id))`

const over = finalStates(contratoMachine)
  .map((state) => `'${state}'`)
  .join(', ')

/** Instalments of the period that contracts which are not over still owe. */
const committed = `(select coalesce(sum(l.valor_bolsa), 0) from contrato k
  join parcela l on l.cliente_id = k.cliente_id and l.contrato_id = k.id
 where ${contracts} and k.situacao not in (${over})
   and l.tipo_taxa = 'A pagar' and l.data >= ${start} and l.data < ${end})`

const places = `(select count(distinct k.numero) from contrato k
 where ${contracts} and k.situacao = 'Ativo' and k.inicio < ${end} and k.encerramento >= ${start})`

/** Nothing is paid through the platform yet. */
const realised = '0::numeric(12, 2)'

export const orcamentos: SourceOf<typeof retornaDadosOrcamentos> = {
  base: 'orcamento x',
  alias: 'x',
  joins: parts.by('u', 'unidade', 'x.unidade_id'),
  ...parts.moments,
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
    saldo: `x.valor_previsto - ${committed} - ${realised}`,
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
