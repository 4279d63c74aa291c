import { faturamentoMachine } from '../../../catalogue/machines/faturamento.ts'
import type { listaFaturamentos } from '../../../catalogue/management/faturamento/lista-faturamentos.ts'
import { inState, stateOf } from '../../domain/faturamento/amounts.ts'
import { literal } from '../../query/place.ts'
import { faturamentoColumns } from '../../query/sources/faturamento.ts'
import * as parts from '../../query/sources/integracao-parts.ts'
import { type Condition, equal, named, notAfter, notBefore, where } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byDay, byMoment, byState, indexed } from './parts.ts'

const either = (some: Condition, one: Condition) => where`${some} or ${one}`
const standing = (state: string) => where`${named(inState('x', literal(state)))}`

export const faturamentos: ListingSource<typeof listaFaturamentos> = {
  table: 'faturamento',
  alias: 'x',
  joins: parts.by('u', 'unidade', 'x.unidade_id'),
  id: 'x.id',
  columns: faturamentoColumns,
  filters: {
    situacao: (states) => where`(${states.map(standing).reduce(either, where`false`)})`,
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
