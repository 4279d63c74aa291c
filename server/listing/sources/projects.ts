import type { Machine } from '../../../catalogue/machines/machine.ts'
import { among, equal, type Holds, notAfter, notBefore } from '../condition.ts'
import { byMoment, byState, byText, ofTeacher, teacherNamed } from './parts.ts'

/** Common SQL of the listings of proposals and of extension projects. */
export const projects = {
  joins: `left join professor p on p.cliente_id = x.cliente_id and p.id = x.professor_id
    left join unidade u on u.cliente_id = x.cliente_id and u.id = x.unidade_id`,
}

export const projectColumns = {
  professor: ofTeacher('p'),
  unidade: 'u.nome',
}

export const projectFilters = {
  situacao: among('x.situacao'),
  professor: equal('x.professor_id'),
  unidade: equal('x.unidade_id'),
  terminoDe: notBefore('x.termino'),
  terminoAte: notAfter('x.termino'),
}

export const projectOrders = (machine: Machine) => ({
  atualizacao: byMoment('x.atualizacao'),
  titulo: byText('x.titulo'),
  situacao: byState(machine, 'x.situacao'),
})

/** Searches titles, names of coordinators and one more column. */
export const projectSearch = (column: string) => (holds: Holds) => [
  teacherNamed('x.professor_id', holds),
  holds('x.titulo', column),
]
