import { recebeAlunos } from '../../academic/recebe-alunos.ts'
import { listing, record } from '../../operation.ts'
import { retornaDadosIntegracaoAlunos } from '../../query/retorna-dados-integracao-alunos.ts'
import { peopleList } from './people.ts'
import { listOf, pageOf, shown } from './register.ts'

const told = { noun: 'aluno', title: 'Alunos', rotulo: 'Aluno' } as const

export const listaAlunos = listing({
  ...listOf(told),
  id: 'ListaAlunos',
  ...peopleList({
    um: 'aluno',
    varios: 'Alunos',
    identificacao: 'Identificação no sistema acadêmico',
    matricula: 'Matrícula',
  }),
})

export const consultaAluno = record({
  ...pageOf(told, recebeAlunos),
  id: 'ConsultaAluno',
  element: shown(retornaDadosIntegracaoAlunos.element),
  example: { id: 1 },
})
