import { faturamentoMachine } from '../../../catalogue/machines/faturamento.ts'
import type { listaFaturamentos } from '../../../catalogue/management/faturamento/lista-faturamentos.ts'
import { netOf, openOf, stateOf } from '../../domain/faturamento/amounts.ts'
import * as parts from '../../query/sources/integracao-parts.ts'
import { among, equal, notAfter, notBefore } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byDay, byMoment, byState } from './parts.ts'

export const faturamentos: ListingSource<typeof listaFaturamentos> = {
  table: 'faturamento',
  alias: 'x',
  joins: parts.by('u', 'unidade', 'x.unidade_id'),
  id: 'x.id',
  columns: {
    id: 'x.id',
    numero: 'x.numero',
    tipo: 'x.tipo',
    situacao: stateOf('x'),
    parte: { documento: 'x.documento', nome: 'x.nome' },
    competencia: 'x.competencia',
    emissao: 'x.emissao',
    vencimento: 'x.vencimento',
    valorLiquido: netOf('x'),
    saldo: openOf('x'),
    origem: 'x.origem',
    unidade: parts.ownUnit('u'),
    versao: 'x.versao',
    atualizacao: 'x.atualizacao',
  },
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
    vencimento: byDay('x.vencimento'),
    emissao: byDay('x.emissao'),
    valorLiquido: { by: netOf('x'), type: 'numeric' },
    situacao: byState(faturamentoMachine, stateOf('x')),
    atualizacao: byMoment('x.atualizacao'),
  },
}
