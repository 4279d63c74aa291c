import { atividadeMachine } from '../../../catalogue/machines/atividade.ts'
import type { listaAtividades } from '../../../catalogue/management/atividade/lista-atividades.ts'
import { by, joined } from '../../query/sources/integracao-parts.ts'
import { among, notAfter, notBefore, where } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byDay, byMoment, byState, indexed, ofContracts, studentNamed } from './parts.ts'

export const atividades: ListingSource<typeof listaAtividades, 'registro_atividade'> = {
  table: 'registro_atividade',
  joins: joined(by('k', 'contrato', 'x.contrato_id'), by('a', 'aluno', 'k.aluno_id')),
  columns: {
    contrato: 'k.numero',
    aluno: { nome: 'coalesce(a.nome_social, a.nome)' },
  },
  filters: {
    situacao: among('x.situacao'),
    contrato: (number) => ofContracts('x.contrato_id', where`k.numero = ${number}`),
    inicioDe: notBefore('x.inicio'),
    inicioAte: notAfter('x.inicio'),
  },
  search: (holds) => [studentNamed('x.contrato_id', holds), holds('x.atividades')],
  orders: {
    atualizacao: indexed(byMoment('x.atualizacao')),
    inicio: indexed({ ...byDay('x.inicio'), nullable: true }),
    situacao: indexed(byState(atividadeMachine, 'x.situacao')),
  },
}
