import { recebeProfessores } from '../../academic/recebe-professores.ts'
import { listing, record } from '../../operation.ts'
import { retornaDadosIntegracaoProfessores } from '../../query/retorna-dados-integracao-professores.ts'
import { peopleList } from './people.ts'
import { listOf, pageOf, shown } from './register.ts'

const told = { noun: 'professor', title: 'Professores', rotulo: 'Professor' } as const

export const listaProfessores = listing({
  ...listOf(told),
  id: 'ListaProfessores',
  ...peopleList({
    um: 'professor',
    varios: 'Professores',
    identificacao: 'Identificação',
    matricula: 'Matrícula funcional',
  }),
})

export const consultaProfessor = record({
  ...pageOf(told, recebeProfessores),
  id: 'ConsultaProfessor',
  element: shown(retornaDadosIntegracaoProfessores.element),
  example: { id: 1 },
})
