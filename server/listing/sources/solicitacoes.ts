import { solicitacaoMachine } from '../../../catalogue/machines/solicitacao.ts'
import type { listaSolicitacoes } from '../../../catalogue/management/solicitacao/lista-solicitacoes.ts'
import { joined, by as record } from '../../query/sources/integracao-parts.ts'
import { askerName, solicitacoes as query } from '../../query/sources/solicitacoes.ts'
import { among, equal, notAfter, notBefore } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byDay, byMoment, byState, indexed, studentNamed, studentOf } from './parts.ts'

export const solicitacoes: ListingSource<typeof listaSolicitacoes, 'solicitacao'> = {
  table: 'solicitacao',
  joins: joined(
    query.joins,
    record('k', 'contrato', 'x.contrato_id'),
    record('ka', 'aluno', 'coalesce(k.aluno_id, x.aluno_id)'),
  ),
  columns: {
    solicitante: { tipo: 'x.solicitante', nome: askerName },
    contrato: 'x.contrato_numero',
    aluno: { nome: 'coalesce(ka.nome_social, ka.nome)' },
  },
  filters: {
    situacao: among('x.situacao'),
    tipo: equal('x.tipo'),
    contrato: equal('x.contrato_numero'),
    prazoDe: notBefore('x.prazo'),
    prazoAte: notAfter('x.prazo'),
  },
  search: (holds) => [
    studentNamed('x.contrato_id', holds),
    studentOf('x.aluno_id', holds),
    holds('x.descricao'),
  ],
  orders: {
    atualizacao: indexed(byMoment('x.atualizacao')),
    situacao: indexed(byState(solicitacaoMachine, 'x.situacao')),
    prazo: indexed({ ...byDay('x.prazo'), nullable: true }),
  },
}
