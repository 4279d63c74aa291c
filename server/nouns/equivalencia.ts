import { defere } from '../domain/equivalencia/defere.ts'
import { equivalencias } from '../domain/equivalencia/guards.ts'
import { pede } from '../domain/equivalencia/pede.ts'
import { making } from '../domain/making.ts'
import { equivalencias as equivalenciasListing } from '../listing/sources/equivalencias.ts'
import { equivalencia as equivalenciaPage } from '../query/sources/equivalencia.ts'
import type { Noun } from './noun.ts'
import { ofItsCourse, own } from './scopes.ts'

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
  listings: { ListaEquivalencias: equivalenciasListing },
  page: {
    source: equivalenciaPage,
  },
}
