import { pendenciaMachine } from '../../../catalogue/machines/pendencia.ts'
import type { listaPendencias } from '../../../catalogue/management/pendencia/lista-pendencias.ts'
import { by, joined } from '../../query/sources/integracao-parts.ts'
import { among, equal, notAfter, notBefore, where } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byDay, byMoment, byState, indexed, nameOf, ofContracts, studentNamed, studentOf } from './parts.ts'

const waiting = pendenciaMachine.moves.entregar.from[0]

export const pendencias: ListingSource<typeof listaPendencias, 'pendencia'> = {
  table: 'pendencia',
  joins: joined(
    by('k', 'contrato', 'x.contrato_id'),
    by('a', 'aluno', 'coalesce(k.aluno_id, x.aluno_id)'),
    by('pc', 'pessoa', 'k.concedente_id'),
  ),
  columns: {
    contrato: 'k.numero',
    aluno: { nome: 'coalesce(a.nome_social, a.nome)' },
    concedente: { nome: nameOf('pc') },
  },
  filters: {
    situacao: among('x.situacao'),
    tipo: equal('x.tipo'),
    contrato: (number) => ofContracts('x.contrato_id', where`k.numero = ${number}`),
    vencidas: (overdue, { today }) => {
      const late = where`x.situacao = ${waiting} and x.prazo_entrega < ${today}::date`
      return overdue ? late : where`not coalesce(${late}, false)`
    },
    prazoDe: notBefore('x.prazo_entrega'),
    prazoAte: notAfter('x.prazo_entrega'),
  },
  search: (holds) => [studentNamed('x.contrato_id', holds), studentOf('x.aluno_id', holds)],
  orders: {
    prazoEntrega: indexed({ ...byDay('x.prazo_entrega'), nullable: true }),
    atualizacao: indexed(byMoment('x.atualizacao')),
    situacao: indexed(byState(pendenciaMachine, 'x.situacao')),
  },
}
