import type { listaAlunos } from '../../catalogue/management/cadastro/alunos.ts'
import { copies, invites } from '../domain/acesso/convida.ts'
import type { Belongs } from '../domain/machine/scope.ts'
import { where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { people } from '../listing/sources/cadastros.ts'
import { integracaoAlunos } from '../query/sources/integracao-alunos.ts'
import { firstOf } from '../store/expressions.ts'
import type { Noun } from './noun.ts'
import { ofCourses, own } from './scopes.ts'
import { inNameOrder } from './seek.ts'

/** Students of the courses in which a professor teaches. */
const taught: Belongs = (alias, professor) =>
  `exists (select from aluno_curso l join curso_professor t on t.cliente_id = l.cliente_id and t.curso_id = l.curso_id
     where l.cliente_id = ${alias}.cliente_id and l.aluno_id = ${alias}.id and t.professor_id = ${professor} and t.ativo)`

const students = people('aluno_curso', 'aluno_id')

const listing: ListingSource<typeof listaAlunos, 'aluno'> = {
  table: 'aluno',
  ...students,
  filters: {
    ...students.filters,
    matriculado: (matriculado) => where`(x.id in (select aluno_id from aluno_curso
      where cliente_id = (select cliente_atual()) and ativo and situacao = 'C')) = ${String(matriculado)}::boolean`,
  },
}

export const aluno: Noun<'aluno'> = {
  scope: {
    aluno: { units: ofCourses('aluno_id'), parties: { aluno: own('id'), professor: taught } },
    aluno_curso: { units: ofCourses('id'), parties: { aluno: own('aluno_id') } },
  },
  sealed: [
    { table: 'aluno', column: 'dados_bancarios' },
    { table: 'aluno', column: 'dados_deficiencia' },
  ],
  verbs: { ConvidaAluno: invites('aluno'), CopiaAcessoAluno: copies('aluno') },
  seek: {
    keys: [
      { of: 'documento', column: 'cpf', where: (x) => `${x}.ativo and ${x}.cpf is not null` },
      { of: 'documento', column: 'cpf', where: (x) => `not ${x}.ativo and ${x}.cpf is not null` },
      { of: 'codigo', column: 'identificacao', begins: true },
      { of: 'codigo', column: 'matricula', begins: true },
      { of: 'login', column: 'email_chave', where: (x) => `${x}.ativo` },
    ],
    names: [(x) => inNameOrder(firstOf(`${x}.nome_social`, `${x}.nome`))],
    beside: (x) => `concat_ws(' · ', ${x}.identificacao, nullif(${x}.matricula, ${x}.identificacao))`,
  },
  listings: { ListaAlunos: listing },
  page: { table: 'aluno', source: integracaoAlunos, key: 'x.identificacao' },
}
