import { faturamentoMachine } from '../../catalogue/machines/faturamento.ts'
import type { listaFaturamentos } from '../../catalogue/management/faturamento/lista-faturamentos.ts'
import { inState, kindIn, stateOf } from '../domain/faturamento/amounts.ts'
import { emite } from '../domain/faturamento/emite.ts'
import { estornaPagamentos, estornaRecebimentos } from '../domain/faturamento/estorna.ts'
import { informaFrequencia } from '../domain/faturamento/frequencia.ts'
import { faturamentos } from '../domain/faturamento/guards.ts'
import { registraPagamentos, registraRecebimentos } from '../domain/faturamento/registra.ts'
import { saldos } from '../domain/faturamento/saldos.ts'
import { confirma, previa } from '../domain/fechamento/fecha.ts'
import { reverte } from '../domain/fechamento/reverte.ts'
import { making } from '../domain/making.ts'
import { type Condition, equal, named, notAfter, notBefore, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byDay, byMoment, byState, indexed, indexedOf } from '../listing/sources/parts.ts'
import { literal } from '../query/place.ts'
import { faturamentoColumns, faturamento as faturamentoPage } from '../query/sources/faturamento.ts'
import * as parts from '../query/sources/integracao-parts.ts'
import type { Noun } from './noun.ts'
import { ofInvoice, ofNoUnit, ofUnits, own } from './scopes.ts'

const either = (some: Condition, one: Condition) => where`${some} or ${one}`
/** Some states belong to one kind only; naming the kind spares reading rows of the other. */
const standing = (state: string) => {
  const kind = kindIn[state]
  const stands = where`${named(inState('x', literal(state)))}`
  return kind ? where`${stands} and x.tipo = ${kind}` : stands
}
const ofEachKind = indexedOf("x.tipo = 'R'", "x.tipo = 'P'")

const listing: ListingSource<typeof listaFaturamentos, 'faturamento'> = {
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

export const faturamento: Noun<'faturamento'> = {
  bound: faturamentos,
  verbs: {
    EmiteFaturamento: emite,
    RegistraRecebimento: registraRecebimentos,
    EstornaRecebimento: estornaRecebimentos,
    RegistraPagamento: registraPagamentos,
    EstornaPagamento: estornaPagamentos,
    CancelaFaturamento: making(faturamentos, 'cancelar', (_, { today }) => ({
      cancelamento: today,
    })),
    InformaFrequencia: informaFrequencia,
    PreviaFechamento: previa,
    ConfirmaFechamento: confirma,
    ReverteFechamento: reverte,
    SaldosDoAluno: saldos,
  },
  seek: {
    keys: [
      { of: 'codigo', column: 'numero', where: (x) => `${x}.tipo = 'P'`, begins: true },
      { of: 'codigo', column: 'numero', where: (x) => `${x}.tipo = 'R'`, begins: true },
      { of: 'codigo', column: 'identificacao' },
      { of: 'codigo', column: 'numero_externo' },
      { of: 'documento', column: 'documento' },
    ],
    through: [
      { column: 'aluno_id', noun: 'aluno' },
      { column: 'pessoa_id', noun: 'pessoa' },
    ],
    called: (x) => `coalesce(${x}.numero, ${x}.numero_externo, ${x}.identificacao, ${x}.id::text)`,
    beside: (x) => `${x}.nome`,
  },
  scope: {
    // Staff limited to units do not see invoices of the whole institution.
    faturamento: { units: ofUnits('unidade_id'), parties: { aluno: own('aluno_id') } },
    movimento: { units: ofInvoice },
    // Totals cover all units.
    total_recebido: ofNoUnit,
  },
  listings: { ListaFaturamentos: listing },
  page: { source: faturamentoPage },
}
