import { equal, type Holds, named, where } from '../condition.ts'
import type { Asking } from '../source.ts'
import { byMoment, byText, withCpf } from './parts.ts'

export const standing = `case when x.ativo then 'Ativo' else 'Inativo' end`
export const active = (ativo: boolean) => where`x.ativo = ${String(ativo)}::boolean`
/** Whether sign-in is blocked today. */
const blocked = (bloqueado: boolean, { today }: Asking) =>
  where`(coalesce(x.bloqueio, '-infinity') >= ${today}::date) = ${String(bloqueado)}::boolean`
const shownName = 'coalesce(x.nome_social, x.nome)'

/** Records linked to a course. */
export const ofCourse = (link: string, column: string) => (curso: number) =>
  where`x.id in (select ${named(column)} from ${named(link)}
    where cliente_id = (select cliente_atual()) and curso_id = ${curso}::bigint and ativo)`

/** Students and professors have the same columns; each has its own table of links to courses. */
export const people = (link: string, column: string) => ({
  alias: 'x',
  joins: '',
  columns: {
    nome: shownName,
    situacao: standing,
  },
  filters: { curso: ofCourse(link, column), cpf: equal('x.cpf'), ativo: active, bloqueado: blocked },
  search: (holds: Holds) => [
    ...withCpf('x.cpf', holds),
    holds(shownName, 'x.identificacao', 'x.matricula', 'x.email'),
  ],
  orders: {
    nome: byText(shownName),
    atualizacao: byMoment('x.atualizacao'),
    identificacao: byText('x.identificacao'),
  },
})
