import { faturamentoMachine } from '../../../catalogue/machines/faturamento.ts'
import type { listaFaturamentos } from '../../../catalogue/management/faturamento/lista-faturamentos.ts'
import { stateOf } from '../../domain/faturamento/amounts.ts'
import { faturamentoColumns } from '../../query/sources/faturamento.ts'
import * as parts from '../../query/sources/integracao-parts.ts'
import { among, equal, notAfter, notBefore } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byDay, byMoment, byState, indexed } from './parts.ts'

export const faturamentos: ListingSource<typeof listaFaturamentos> = {
  table: 'faturamento',
  alias: 'x',
  joins: parts.by('u', 'unidade', 'x.unidade_id'),
  id: 'x.id',
  columns: faturamentoColumns,
  filters: {
    situacao: among(stateOf('x')),
    tipo: equal('x.tipo'),
    documento: equal('x.documento'),
    competencia: equal('x.competencia'),
    unidade: equal('x.unidade_id'),
    vencimentoDe: notBefore('x.vencimento'),
    vencimentoAte: notAfter('x.vencimento'),
  },
  search: (holds) => [holds('x.numero', 'x.nome')],
  orders: {
    vencimento: indexed(byDay('x.vencimento')),
    emissao: indexed(byDay('x.emissao')),
    valorLiquido: indexed({ by: 'x.liquido_centavos', type: 'bigint' }),
    // No index knows which day it is.
    situacao: byState(faturamentoMachine, stateOf('x')),
    atualizacao: indexed(byMoment('x.atualizacao')),
  },
}
