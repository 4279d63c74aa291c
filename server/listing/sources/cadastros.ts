import type { listaAlunos } from '../../../catalogue/management/cadastro/alunos.ts'
import type { listaCursos } from '../../../catalogue/management/cadastro/cursos.ts'
import type { listaDisciplinas, listaUnidades } from '../../../catalogue/management/cadastro/lists.ts'
import type { listaPessoas } from '../../../catalogue/management/cadastro/pessoas.ts'
import type { listaProfessores } from '../../../catalogue/management/cadastro/professores.ts'
import { equal, type Holds, named, where } from '../condition.ts'
import type { Asking, ListingSource } from '../source.ts'
import { byMoment, byText, nameOf, withCpf } from './parts.ts'

const standing = `case when x.ativo then 'Ativo' else 'Inativo' end`
const active = (ativo: boolean) => where`x.ativo = ${String(ativo)}::boolean`
/** Whether sign-in is blocked today. */
const blocked = (bloqueado: boolean, { today }: Asking) =>
  where`(coalesce(x.bloqueio, '-infinity') >= ${today}::date) = ${String(bloqueado)}::boolean`
const shownName = 'coalesce(x.nome_social, x.nome)'

/** Records linked to a course. */
const ofCourse = (link: string, column: string) => (curso: number) =>
  where`x.id in (select ${named(column)} from ${named(link)}
    where cliente_id = (select cliente_atual()) and curso_id = ${curso}::bigint and ativo)`

/** Students and professors have the same columns; each has its own table of links to courses. */
const people = (link: string, column: string) => ({
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

const students = people('aluno_curso', 'aluno_id')

export const alunos: ListingSource<typeof listaAlunos, 'aluno'> = {
  table: 'aluno',
  ...students,
  filters: {
    ...students.filters,
    matriculado: (matriculado) => where`(x.id in (select aluno_id from aluno_curso
      where cliente_id = (select cliente_atual()) and ativo and situacao = 'C')) = ${String(matriculado)}::boolean`,
  },
}

export const professores: ListingSource<typeof listaProfessores, 'professor'> = {
  table: 'professor',
  ...people('curso_professor', 'professor_id'),
}

export const cursos: ListingSource<typeof listaCursos, 'curso'> = {
  table: 'curso',
  joins: 'left join unidade u on u.cliente_id = x.cliente_id and u.id = x.unidade_id',
  columns: {
    unidade: 'u.nome',
    situacao: standing,
  },
  filters: {
    nivel: equal('x.nivel'),
    unidade: equal('x.unidade_id'),
    aluno: (aluno) => where`x.id = any(array(select curso_id from aluno_curso
      where cliente_id = (select cliente_atual()) and aluno_id = ${aluno}::bigint and situacao = 'C' and ativo))`,
    ativo: active,
  },
  search: (holds) => [holds('x.nome', 'x.identificacao')],
  orders: {
    nome: byText('x.nome'),
    atualizacao: byMoment('x.atualizacao'),
    identificacao: byText('x.identificacao'),
  },
}

export const pessoas: ListingSource<typeof listaPessoas, 'pessoa'> = {
  table: 'pessoa',
  columns: {
    nome: nameOf('x'),
    situacao: standing,
  },
  filters: {
    papel: (papel) => where`x.papel::jsonb ? ${papel}`,
    tipo: equal('x.tipo'),
    empresa: (concedente) => where`x.empresa = (select documento from pessoa
      where cliente_id = (select cliente_atual()) and id = ${concedente}::bigint)`,
    documento: equal('x.documento'),
    ativo: active,
  },
  search: (holds) => [holds(nameOf('x'), 'x.nome', 'x.documento', 'x.email')],
  orders: {
    nome: byText(nameOf('x')),
    atualizacao: byMoment('x.atualizacao'),
    documento: byText('x.documento'),
  },
}

export const unidades: ListingSource<typeof listaUnidades, 'unidade'> = {
  table: 'unidade',
  joins: 'left join unidade us on us.cliente_id = x.cliente_id and us.id = x.superior_id',
  columns: { superior: 'us.nome' },
  filters: { superior: equal('x.superior_id') },
  search: (holds) => [holds('x.nome', 'x.codigo')],
  orders: { nome: byText('x.nome'), codigo: byText('x.codigo') },
}

export const disciplinas: ListingSource<typeof listaDisciplinas, 'disciplina'> = {
  table: 'disciplina',
  columns: { situacao: standing },
  filters: { curso: ofCourse('curso_disciplina', 'disciplina_id'), ativo: active },
  search: (holds) => [holds('x.nome', 'x.identificacao')],
  orders: { nome: byText('x.nome'), identificacao: byText('x.identificacao') },
}
