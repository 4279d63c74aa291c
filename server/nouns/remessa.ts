import { remessaMachine } from '../../catalogue/machines/remessa.ts'
import type { listaRemessas } from '../../catalogue/management/remessa/lista-remessas.ts'
import { making } from '../domain/making.ts'
import { moment } from '../domain/moment.ts'
import { aprova } from '../domain/remessa/aprova.ts'
import { gera } from '../domain/remessa/gera.ts'
import { remessas } from '../domain/remessa/guards.ts'
import { link } from '../domain/remessa/link.ts'
import { among, equal, oneOf, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byMoment, byState } from '../listing/sources/parts.ts'
import { remessaPagina } from '../query/sources/remessa-banco.ts'
import type { Noun } from './noun.ts'
import { ofNoUnit } from './scopes.ts'

const mine = where`cliente_id = (select cliente_atual())`

const listing: ListingSource<typeof listaRemessas, 'remessa'> = {
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

export const remessa: Noun<'remessa'> = {
  bound: remessas,
  verbs: {
    GeraRemessa: gera,
    AprovaRemessa: aprova,
    LinkDeRemessa: link,
    EnviaRemessa: making(remessas, 'enviar', () => ({ enviada_em: moment })),
  },
  scope: {
    remessa: ofNoUnit,
  },
  sealed: [{ table: 'remessa_conteudo', column: 'conteudo', large: true }],
  listings: { ListaRemessas: listing },
  page: { source: remessaPagina },
}
