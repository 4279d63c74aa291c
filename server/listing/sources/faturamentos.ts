import { faturamentoMachine } from '../../../catalogue/machines/faturamento.ts'
import type { listaFaturamentos } from '../../../catalogue/management/faturamento/lista-faturamentos.ts'
import { inState, kindIn, stateOf } from '../../domain/faturamento/amounts.ts'
import { literal } from '../../query/place.ts'
import { faturamentoColumns } from '../../query/sources/faturamento.ts'
import * as parts from '../../query/sources/integracao-parts.ts'
import { type Condition, equal, named, notAfter, notBefore, where } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byDay, byMoment, byState, indexed, indexedOf } from './parts.ts'

const either = (some: Condition, one: Condition) => where`${some} or ${one}`
/** Some states belong to one kind only; naming the kind spares reading rows of the other. */
const standing = (state: string) => {
  const kind = kindIn[state]
  const stands = where`${named(inState('x', literal(state)))}`
  return kind ? where`${stands} and x.tipo = ${kind}` : stands
}
const ofEachKind = indexedOf("x.tipo = 'R'", "x.tipo = 'P'")

export const faturamentos: ListingSource<typeof listaFaturamentos, 'faturamento'> = {
  table: 'faturamento',
  joins: parts.by('u', 'unidade', 'x.unidade_id'),
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
    vencimento: ofEachKind(byDay('x.vencimento')),
    emissao: ofEachKind(byDay('x.emissao')),
    valorLiquido: indexed({ by: 'x.liquido_centavos', type: 'bigint' }),
    // Not indexed: the state depends on the current day.
    situacao: byState(faturamentoMachine, stateOf('x')),
    atualizacao: ofEachKind(byMoment('x.atualizacao')),
  },
}
