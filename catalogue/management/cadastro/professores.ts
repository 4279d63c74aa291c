import { recebeProfessores } from '../../academic/recebe-professores.ts'
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

export const listaProfessores = listing({
  ...listOf(told),
  id: 'ListaProfessores',
  ...peopleList({
    um: phrase('professor', 'professor'),
    varios: phrase('Professores', 'Professors'),
    identificacao: phrase('Identificação', 'Identification'),
    matricula: phrase('Matrícula funcional', 'Staff number'),
  }),
})

export const consultaProfessor = record({
  ...pageOf(told, recebeProfessores),
  id: 'ConsultaProfessor',
  element: shown(retornaDadosIntegracaoProfessores.element),
  example: { id: 1 },
})
