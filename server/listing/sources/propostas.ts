import { propostaMachine } from '../../../catalogue/machines/proposta.ts'
import type { listaPropostas } from '../../../catalogue/management/proposta/lista-propostas.ts'
import { among, equal, notAfter, notBefore } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byDay, byMoment, byState, byText, ofTeacher, teacherNamed } from './parts.ts'

export const propostas: ListingSource<typeof listaPropostas> = {
  table: 'proposta',
  alias: 'x',
  joins: `left join professor p on p.cliente_id = x.cliente_id and p.id = x.professor_id
    left join unidade u on u.cliente_id = x.cliente_id and u.id = x.unidade_id`,
  id: 'x.id',
  columns: {
    id: 'x.id',
    titulo: 'x.titulo',
    tipo: 'x.tipo',
    situacao: 'x.situacao',
    edital: 'x.edital',
    professor: ofTeacher('p'),
    unidade: 'u.nome',
    inicio: 'x.inicio',
    termino: 'x.termino',
    versao: 'x.versao',
    atualizacao: 'x.atualizacao',
  },
  filters: {
    situacao: among('x.situacao'),
    tipo: equal('x.tipo'),
    professor: equal('x.professor_id'),
    unidade: equal('x.unidade_id'),
    terminoDe: notBefore('x.termino'),
    terminoAte: notAfter('x.termino'),
  },
  search: (holds) => [teacherNamed('x.professor_id', holds), holds('x.titulo', 'x.edital')],
  orders: {
    atualizacao: byMoment('x.atualizacao'),
    titulo: byText('x.titulo'),
    situacao: byState(propostaMachine, 'x.situacao'),
    termino: { ...byDay('x.termino'), nullable: true },
  },
}
