import { projetoExtensaoMachine } from '../../../catalogue/machines/projeto-extensao.ts'
import type { listaProjetosExtensao } from '../../../catalogue/management/projeto-extensao/lista-projetos-extensao.ts'
import { among, equal, notAfter, notBefore, where } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byDay, byMoment, byState, byText, ofTeacher, teacherNamed } from './parts.ts'

export const projetosExtensao: ListingSource<typeof listaProjetosExtensao> = {
  table: 'projeto_extensao',
  alias: 'x',
  joins: `left join professor p on p.cliente_id = x.cliente_id and p.id = x.professor_id
    left join unidade u on u.cliente_id = x.cliente_id and u.id = x.unidade_id`,
  id: 'x.id',
  columns: {
    id: 'x.id',
    titulo: 'x.titulo',
    modalidade: 'x.modalidade',
    situacao: 'x.situacao',
    areaTematica: 'x.area_tematica',
    professor: ofTeacher('p'),
    unidade: 'u.nome',
    inicio: 'x.inicio',
    termino: 'x.termino',
    versao: 'x.versao',
    atualizacao: 'x.atualizacao',
  },
  filters: {
    situacao: among('x.situacao'),
    modalidade: equal('x.modalidade'),
    professor: equal('x.professor_id'),
    unidade: equal('x.unidade_id'),
    curso: (curso) =>
      where`exists (select from projeto_extensao_curso l where l.cliente_id = x.cliente_id
        and l.projeto_extensao_id = x.id and l.curso_id = ${curso})`,
    terminoDe: notBefore('x.termino'),
    terminoAte: notAfter('x.termino'),
  },
  search: (holds) => [teacherNamed('x.professor_id', holds), holds('x.titulo', 'x.area_tematica')],
  orders: {
    atualizacao: byMoment('x.atualizacao'),
    titulo: byText('x.titulo'),
    situacao: byState(projetoExtensaoMachine, 'x.situacao'),
    termino: byDay('x.termino'),
  },
}
