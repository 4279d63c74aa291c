import { remessaItemMachine } from '../../catalogue/machines/remessa-item.ts'
import type { consultaRemessaItem } from '../../catalogue/management/remessa-item/consulta-remessa-item.ts'
import type { listaRemessaItens } from '../../catalogue/management/remessa-item/lista-remessa-itens.ts'
import { payableNow } from '../domain/faturamento/amounts.ts'
import { remessaItemVerbs } from '../domain/remessa/item-verbs.ts'
import { remessaItens } from '../domain/remessa-item/guards.ts'
import { among, equal, named, notAfter, notBefore, oneOf, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byDay, byMoment, byState, indexed } from '../listing/sources/parts.ts'
import type { PageSource } from '../query/source.ts'
import * as parts from '../query/sources/integracao-parts.ts'
import { contratoIdentificador, pagamento } from '../query/sources/remessa-parts.ts'
import type { Noun } from './noun.ts'
import { ofNoUnit } from './scopes.ts'

const mine = where`cliente_id = (select cliente_atual())`

/** The invoice is open: part of it is unpaid and in no other file. */
const stillOwed = where`x.faturamento_id in (
  select id from faturamento where ${mine} and tipo = 'P' and ${named(payableNow('faturamento'))})`

const listing: ListingSource<typeof listaRemessaItens, 'remessa_item'> = {
  table: 'remessa_item',
  joins: 'join faturamento f on f.cliente_id = x.cliente_id and f.id = x.faturamento_id',
  columns: {
    remessa: 'x.remessa_id',
    faturamento: 'x.faturamento_id',
    nome: 'f.nome',
    dataPagamento: 'x.data',
  },
  filters: {
    situacao: among('x.situacao'),
    aPagar: (owed) => (owed ? where`(${stillOwed})` : where`not (${stillOwed})`),
    remessa: equal('x.remessa_id'),
    dataPagamentoDe: notBefore('x.data'),
    dataPagamentoAte: notAfter('x.data'),
  },
  search: (holds) => [
    oneOf('x.faturamento_id', where`select id from faturamento where ${mine} and ${holds('nome')}`),
    holds('x.seu_numero'),
  ],
  orders: {
    atualizacao: indexed(byMoment('x.atualizacao')),
    dataPagamento: indexed(byDay('x.data')),
    valor: { by: 'x.valor', type: 'numeric' },
    situacao: indexed(byState(remessaItemMachine, 'x.situacao')),
  },
}

const page: PageSource<typeof consultaRemessaItem.element, 'remessa_item'> = {
  alias: 'i',
  entity: 'remessaItem',
  joins: parts.joined(
    parts.by('r', 'remessa', 'i.remessa_id', 'i'),
    parts.by('f', 'faturamento', 'i.faturamento_id', 'i'),
  ),
  element: {
    remessaIdentificador: 'i.remessa_id',
    remessa: 'r.nome_arquivo',
    faturamentoIdentificador: 'i.faturamento_id',
    faturamento: 'f.numero',
    ...pagamento,
    contratoIdentificador,
  },
}

export const remessaItem: Noun<'remessa_item'> = {
  bound: remessaItens,
  verbs: {
    ...remessaItemVerbs,
  },
  scope: {
    remessa_item: ofNoUnit,
  },
  sealed: [{ table: 'remessa_item', column: 'favorecido' }],
  listings: { ListaRemessaItens: listing },
  page: { source: page },
}
