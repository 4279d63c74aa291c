import { recebeAlunoDisciplinaProfessor } from './academic/recebe-aluno-disciplina-professor.ts'
import { recebeAlunoDisciplinas } from './academic/recebe-aluno-disciplinas.ts'
import { recebeAlunos } from './academic/recebe-alunos.ts'
import { recebeAlunosCursos } from './academic/recebe-alunos-cursos.ts'
import { recebeCursoDisciplinas } from './academic/recebe-curso-disciplinas.ts'
import { recebeCursoProfessores } from './academic/recebe-curso-professores.ts'
import { recebeCursos } from './academic/recebe-cursos.ts'
import { recebeDisciplinaTurma } from './academic/recebe-disciplina-turma.ts'
import { recebeDisciplinas } from './academic/recebe-disciplinas.ts'
import { recebeProfessores } from './academic/recebe-professores.ts'
import { recebeTurmaAlunos } from './academic/recebe-turma-alunos.ts'
import { recebeTurmaProfessores } from './academic/recebe-turma-professores.ts'
import { recebeTurmas } from './academic/recebe-turmas.ts'
import { recebeUsuarios } from './academic/recebe-usuarios.ts'
import type { Operation } from './operation.ts'
import { retornaDadosContratosMonitoria } from './query/retorna-dados-contratos-monitoria.ts'
import { retornaDadosNotasAtividades } from './query/retorna-dados-notas-atividades.ts'
import { retornaDadosOcorrencias } from './query/retorna-dados-ocorrencias.ts'
import { listahorarios } from './workforce/listahorarios.ts'
import { novocolaborador } from './workforce/novocolaborador.ts'

/** Every operation, in the order of the reference. Everything that exists per operation iterates this. */
export const operations = [
  recebeAlunos,
  recebeCursos,
  recebeProfessores,
  recebeAlunosCursos,
  recebeDisciplinas,
  recebeAlunoDisciplinas,
  recebeAlunoDisciplinaProfessor,
  recebeCursoDisciplinas,
  recebeDisciplinaTurma,
  recebeCursoProfessores,
  recebeTurmas,
  recebeTurmaAlunos,
  recebeTurmaProfessores,
  recebeUsuarios,
  retornaDadosNotasAtividades,
  retornaDadosContratosMonitoria,
  retornaDadosOcorrencias,
  novocolaborador,
  listahorarios,
] as const satisfies readonly Operation[]

type Declared = (typeof operations)[number]
export type Inbound = Extract<Declared, { family: 'inbound' }>
export type Query = Extract<Declared, { family: 'query' }>
export type Workforce = Extract<Declared, { family: 'workforce' }>
