import { equivalenciaMachine } from '../../catalogue/machines/equivalencia.ts'
import type { listaEquivalencias } from '../../catalogue/management/equivalencia/lista-equivalencias.ts'
import { defere } from '../domain/equivalencia/defere.ts'
import { equivalencias } from '../domain/equivalencia/guards.ts'
import { pede } from '../domain/equivalencia/pede.ts'
import { making } from '../domain/making.ts'
import { among, equal } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byDay, byMoment, byState, socialNameOf, studentOf } from '../listing/sources/parts.ts'
import { equivalencia as equivalenciaPage } from '../query/sources/equivalencia.ts'
import type { Noun } from './noun.ts'
import { ofItsCourse, own } from './scopes.ts'

const listing: ListingSource<typeof listaEquivalencias, 'equivalencia'> = {
  table: 'equivalencia',
  joins: `left join aluno a on a.cliente_id = x.cliente_id and a.id = x.aluno_id
    left join curso c on c.cliente_id = x.cliente_id and c.id = x.curso_id
    left join professor p on p.cliente_id = x.cliente_id and p.id = x.professor_id`,
  columns: {
    aluno: { identificador: 'a.id', nome: 'coalesce(a.nome_social, a.nome)', matricula: 'a.matricula' },
    curso: { identificador: 'c.id', nome: 'c.nome' },
    professor: { identificador: 'p.id', nome: socialNameOf('p') },
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

export const equivalencia: Noun<'equivalencia'> = {
  bound: equivalencias,
  verbs: {
    PedeEquivalencia: pede,
    AnalisaEquivalencia: making(equivalencias, 'analisar', ({ professor = null }) => ({
      professor_id: professor,
    })),
    DefereEquivalencia: defere,
    IndefereEquivalencia: making(equivalencias, 'indeferir', ({ motivo }) => ({
      parecer: motivo,
    })),
  },
  waits: {},
  scope: {
    equivalencia: {
      units: ofItsCourse,
      parties: { aluno: own('aluno_id'), professor: own('professor_id') },
    },
  },
  listings: { ListaEquivalencias: listing },
  page: {
    source: equivalenciaPage,
  },
}
