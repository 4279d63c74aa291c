import { recebeProfessores } from '../../academic/recebe-professores.ts'
import { related } from '../../fields.ts'
import { listing, record } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { retornaDadosIntegracaoProfessores } from '../../query/retorna-dados-integracao-professores.ts'
import { peopleList } from './people.ts'
import { listOf, pageOf, shown } from './register.ts'

const told = {
  noun: 'professor',
  title: phrase('Professores', 'Professors'),
  rotulo: phrase('Professor', 'Professor'),
} as const

const people = peopleList({
  um: phrase('professor', 'professor'),
  varios: phrase('Professores', 'Professors'),
  identificacao: phrase('Identificação', 'Identification'),
  matricula: phrase('Matrícula funcional', 'Staff number'),
})

export const listaProfessores = listing({
  ...listOf(told),
  id: 'ListaProfessores',
  ...people,
  filters: {
    ...people.filters,
    daProposta: related(
      'proposta',
      phrase(
        'Quem coordena esta proposta ou leciona uma disciplina dela.',
        'Who coordinates this proposal or teaches one of its subjects.',
      ),
      { rotulo: phrase('Da proposta', 'Of the proposal') },
    ),
  },
})

export const consultaProfessor = record({
  ...pageOf(told, recebeProfessores),
  id: 'ConsultaProfessor',
  element: shown(retornaDadosIntegracaoProfessores.element),
  example: { id: 1 },
})
