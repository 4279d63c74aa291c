import { remessaMachine } from '../../../catalogue/machines/remessa.ts'
import { remessaItemMachine } from '../../../catalogue/machines/remessa-item.ts'
import type { listaRemessas } from '../../../catalogue/management/remessa/lista-remessas.ts'
import type { listaRemessaItens } from '../../../catalogue/management/remessa-item/lista-remessa-itens.ts'
import { payableNow } from '../../domain/faturamento/amounts.ts'
import { among, equal, named, notAfter, notBefore, oneOf, where } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byDay, byMoment, byState, indexed } from './parts.ts'

const mine = where`cliente_id = (select cliente_atual())`

export const remessas: ListingSource<typeof listaRemessas, 'remessa'> = {
  table: 'remessa',
  joins: 'join conta_bancaria c on c.cliente_id = x.cliente_id and c.id = x.conta_bancaria_id',
  columns: {
    banco: 'c.banco',
    conta: { identificador: 'c.id', nome: 'c.nome' },
    sequencialArquivo: 'x.nsa',
    quantidade: 'x.quantidade_itens',
    aprovadaPor: 'x.aprovada_por_nome',
    geracao: 'x.inclusao',
  },
  filters: {
    situacao: among('x.situacao'),
    aprovada: (approved) => (approved ? where`x.aprovada_em is not null` : where`x.aprovada_em is null`),
    conta: equal('x.conta_bancaria_id'),
    banco: (banco) =>
      where`x.conta_bancaria_id in (select id from conta_bancaria where ${mine} and banco = ${banco})`,
  },
  search: (holds) => [
    oneOf('x.conta_bancaria_id', where`select id from conta_bancaria where ${mine} and ${holds('nome')}`),
    holds('x.nome_arquivo'),
  ],
  orders: {
    geracao: byMoment('x.inclusao'),
    valorTotal: { by: 'x.valor_total', type: 'numeric' },
    situacao: byState(remessaMachine, 'x.situacao'),
    atualizacao: byMoment('x.atualizacao'),
  },
}

/** The invoice is open: part of it is unpaid and in no other file. */
const stillOwed = where`x.faturamento_id in (
  select id from faturamento where ${mine} and tipo = 'P' and ${named(payableNow('faturamento'))})`

export const remessaItens: ListingSource<typeof listaRemessaItens, 'remessa_item'> = {
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
