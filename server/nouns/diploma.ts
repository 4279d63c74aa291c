import { diplomaMachine } from '../../catalogue/machines/diploma.ts'
import type { listaDiplomas } from '../../catalogue/management/diploma/lista-diplomas.ts'
import { altera } from '../domain/diploma/altera.ts'
import { anula } from '../domain/diploma/anula.ts'
import { diplomas } from '../domain/diploma/guards.ts'
import { registra } from '../domain/diploma/registra.ts'
import { among, equal, notAfter, notBefore } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byDay, byMoment, byState, studentOf } from '../listing/sources/parts.ts'
import { diplomas as diplomasPage } from '../query/sources/diplomas.ts'
import type { Noun } from './noun.ts'
import { ofItsCourse, own } from './scopes.ts'

const listing: ListingSource<typeof listaDiplomas, 'diploma'> = {
  table: 'diploma',
  joins: `left join aluno a on a.cliente_id = x.cliente_id and a.id = x.aluno_id
    left join curso c on c.cliente_id = x.cliente_id and c.id = x.curso_id`,
  columns: {
    aluno: { identificador: 'a.id', nome: 'coalesce(a.nome_social, a.nome)', matricula: 'a.matricula' },
    curso: { identificador: 'c.id', nome: 'c.nome' },
  },
  filters: {
    situacao: among('x.situacao'),
    curso: equal('x.curso_id'),
    aluno: equal('x.aluno_id'),
    expedicaoDe: notBefore('x.expedicao'),
    expedicaoAte: notAfter('x.expedicao'),
  },
  search: (holds) => [studentOf('x.aluno_id', holds), holds(`coalesce(x.codigo_validacao, '')`)],
  orders: {
    atualizacao: byMoment('x.atualizacao'),
    situacao: byState(diplomaMachine, 'x.situacao'),
    conclusao: byDay('x.conclusao'),
    expedicao: { ...byDay('x.expedicao'), nullable: true },
  },
}

export const diploma: Noun<'diploma'> = {
  bound: diplomas,
  verbs: {
    RegistraDiploma: registra,
    AlteraDiploma: altera,
    AnulaDiploma: anula,
  },
  scope: {
    diploma: { units: ofItsCourse, parties: { aluno: own('aluno_id') } },
  },
  listings: { ListaDiplomas: listing },
  page: { source: diplomasPage },
}
