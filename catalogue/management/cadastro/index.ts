import { alteraAluno } from './altera-aluno.ts'
import { alteraCurso } from './altera-curso.ts'
import { alteraPessoa } from './altera-pessoa.ts'
import { alteraProfessor } from './altera-professor.ts'
import { incluiPessoa } from './cadastra-pessoa.ts'
import { encerraCorrecao } from './encerra-correcao.ts'

/** What people do with records that batches feed. */
export const cadastroOperations = [
  alteraAluno,
  alteraProfessor,
  alteraCurso,
  incluiPessoa,
  alteraPessoa,
  encerraCorrecao,
] as const
