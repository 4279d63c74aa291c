import { equivalenciaMachine } from '../../../catalogue/machines/equivalencia.ts'
import type { listaEquivalencias } from '../../../catalogue/management/equivalencia/lista-equivalencias.ts'
import { among, equal } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byDay, byMoment, byState, studentOf } from './parts.ts'

export const equivalencias: ListingSource<typeof listaEquivalencias, 'equivalencia'> = {
  table: 'equivalencia',
  joins: `left join aluno a on a.cliente_id = x.cliente_id and a.id = x.aluno_id
    left join curso c on c.cliente_id = x.cliente_id and c.id = x.curso_id
    left join professor p on p.cliente_id = x.cliente_id and p.id = x.professor_id`,
  columns: {
    aluno: { identificador: 'a.id', nome: 'coalesce(a.nome_social, a.nome)', matricula: 'a.matricula' },
    curso: { identificador: 'c.id', nome: 'c.nome' },
    professor: { identificador: 'p.id', nome: 'p.nome' },
  },
  filters: {
    situacao: among('x.situacao'),
    tipo: equal('x.tipo'),
    curso: equal('x.curso_id'),
    aluno: equal('x.aluno_id'),
    professor: equal('x.professor_id'),
  },
  search: (holds) => [studentOf('x.aluno_id', holds)],
  orders: {
    atualizacao: byMoment('x.atualizacao'),
    situacao: byState(equivalenciaMachine, 'x.situacao'),
    inicio: byDay('x.inicio'),
  },
}
