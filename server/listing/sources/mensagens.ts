import { mensagemMachine } from '../../../catalogue/machines/mensagem.ts'
import type { listaMensagens } from '../../../catalogue/management/mensagem/lista-mensagens.ts'
import { mensagemColumns } from '../../query/sources/mensagem.ts'
import { among, equal, named, notAfter, notBefore, where } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byMoment, byState, byText, indexed } from './parts.ts'

const day = `(x.inclusao at time zone (select fuso from cliente where cliente_id = (select cliente_atual())))::date`

export const mensagens: ListingSource<typeof listaMensagens, 'mensagem'> = {
  table: 'mensagem',
  joins: 'left join contrato c on c.cliente_id = x.cliente_id and c.id = x.contrato_id',
  columns: mensagemColumns,
  filters: {
    situacao: among('x.situacao'),
    modelo: equal('x.modelo'),
    parte: equal('x.parte'),
    diagnostico: equal('x.diagnostico'),
    contrato: (numero) => where`${named('x.contrato_id')} in (select id from contrato
      where cliente_id = (select cliente_atual()) and numero = ${numero}::bigint)`,
    inclusaoDe: notBefore(day),
    inclusaoAte: notAfter(day),
  },
  search: (holds) => [holds('x.nome', 'x.email')],
  orders: {
    inclusao: indexed(byMoment('x.inclusao')),
    atualizacao: indexed(byMoment('x.atualizacao')),
    nome: indexed(byText('x.nome')),
    situacao: indexed(byState(mensagemMachine, 'x.situacao')),
  },
}
