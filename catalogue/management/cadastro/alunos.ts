import { recebeAlunos } from '../../academic/recebe-alunos.ts'
import { listing, record } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { retornaDadosIntegracaoAlunos } from '../../query/retorna-dados-integracao-alunos.ts'
import { peopleList } from './people.ts'
import { listOf, pageOf, shown } from './register.ts'

const told = {
  noun: 'aluno',
  title: phrase('Alunos', 'Students'),
  rotulo: phrase('Aluno', 'Student'),
} as const

export const listaAlunos = listing({
  ...listOf(told),
  id: 'ListaAlunos',
  ...peopleList({
    um: phrase('aluno', 'student'),
    varios: phrase('Alunos', 'Students'),
    identificacao: phrase('Identificação no sistema acadêmico', 'Identification in the academic system'),
    matricula: phrase('Matrícula', 'Enrolment'),
  }),
})

export const consultaAluno = record({
  ...pageOf(told, recebeAlunos),
  id: 'ConsultaAluno',
  element: shown(retornaDadosIntegracaoAlunos.element),
  example: { id: 1 },
})
