import { recebeAlunos } from '../../academic/recebe-alunos.ts'
import { flag, ours } from '../../fields.ts'
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

const students = peopleList({
  um: phrase('aluno', 'student'),
  varios: phrase('Alunos', 'Students'),
  identificacao: phrase('Identificação no sistema acadêmico', 'Identification in the academic system'),
  matricula: phrase('Matrícula', 'Enrolment'),
})

export const listaAlunos = listing({
  ...listOf(told),
  id: 'ListaAlunos',
  ...students,
  filters: {
    ...students.filters,
    matriculado: flag(
      phrase(
        'S só quem tem matrícula ativa em algum curso, N só quem não tem.',
        'Yes: only those with an active enrolment in some course; No: only those without.',
      ),
      { ...ours, rotulo: phrase('Matriculado', 'Enrolled') },
    ),
  },
})

export const consultaAluno = record({
  ...pageOf(told, recebeAlunos),
  id: 'ConsultaAluno',
  element: shown(retornaDadosIntegracaoAlunos.element),
  example: { id: 1 },
})
