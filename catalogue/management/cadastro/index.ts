import {
  convidaAluno,
  convidaPessoa,
  convidaProfessor,
  copiaAcessoAluno,
  copiaAcessoProfessor,
  copiaLinkPessoa,
} from '../acesso/convida.ts'
import { alteraAluno } from './altera-aluno.ts'
import { alteraCurso } from './altera-curso.ts'
import { alteraPessoa } from './altera-pessoa.ts'
import { alteraProfessor } from './altera-professor.ts'
import { consultaAluno, listaAlunos } from './alunos.ts'
import { incluiPessoa } from './cadastra-pessoa.ts'
import { consultaCurso, listaCursos } from './cursos.ts'
import { encerraCorrecao } from './encerra-correcao.ts'
import { incluiCurso } from './inclui-curso.ts'
import { listaDisciplinas, listaUnidades } from './lists.ts'
import { consultaPessoa, listaPessoas } from './pessoas.ts'
import { consultaProfessor, listaProfessores } from './professores.ts'
import { incluiRepresentante, retiraRepresentante } from './representantes.ts'

export const alunoOperations = [
  listaAlunos,
  consultaAluno,
  alteraAluno,
  convidaAluno,
  copiaAcessoAluno,
] as const
export const professorOperations = [
  listaProfessores,
  consultaProfessor,
  alteraProfessor,
  convidaProfessor,
  copiaAcessoProfessor,
] as const
export const cursoOperations = [listaCursos, consultaCurso, incluiCurso, alteraCurso] as const
export const pessoaOperations = [
  listaPessoas,
  consultaPessoa,
  incluiPessoa,
  alteraPessoa,
  convidaPessoa,
  copiaLinkPessoa,
  incluiRepresentante,
  retiraRepresentante,
] as const

/** Operations on records that batches feed. */
export const cadastroOperations = [
  ...alunoOperations,
  ...professorOperations,
  ...cursoOperations,
  ...pessoaOperations,
  listaUnidades,
  listaDisciplinas,
  encerraCorrecao,
] as const
