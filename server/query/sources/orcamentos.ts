import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { finalStates } from '../../../catalogue/machines/machine.ts'
import type { retornaDadosOrcamentos } from '../../../catalogue/query/retorna-dados-orcamentos.ts'
import { endOf, isAbout, startOf } from '../../domain/orcamento/reach.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

const [start, end, contracts] = [startOf('x'), endOf('x'), isAbout('x', 'k')]

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
