import type { Inbound } from '../../catalogue/index.ts'
import { aluno } from '../domain/aluno/entity.ts'
import { alunoCurso } from '../domain/aluno-curso/entity.ts'
import { alunoDisciplina } from '../domain/aluno-disciplina/entity.ts'
import { alunoDisciplinaProfessor } from '../domain/aluno-disciplina-professor/entity.ts'
import { curriculo } from '../domain/curriculo/entity.ts'
import { curso } from '../domain/curso/entity.ts'
import { cursoDisciplina } from '../domain/curso-disciplina/entity.ts'
import { cursoProfessor } from '../domain/curso-professor/entity.ts'
import { disciplina } from '../domain/disciplina/entity.ts'
import { disciplinaTurma } from '../domain/disciplina-turma/entity.ts'
import { documentoFinanceiro } from '../domain/documento-financeiro/entity.ts'
import { faturamentoExterno } from '../domain/faturamento/entity.ts'
import { pessoa } from '../domain/pessoa/entity.ts'
import { professor } from '../domain/professor/entity.ts'
import { turma } from '../domain/turma/entity.ts'
import { turmaAluno } from '../domain/turma-aluno/entity.ts'
import { turmaProfessor } from '../domain/turma-professor/entity.ts'
import { usuario } from '../domain/usuario/entity.ts'
import { vagaEncerramento } from '../domain/vaga/closing.ts'
import { vaga } from '../domain/vaga/entity.ts'
import type { Entity } from '../records/entity.ts'

/** Entity of each inbound operation. A missing one does not compile. */
export const entities: Readonly<Record<Inbound['id'], Entity>> = {
  RecebeAlunos: aluno,
  RecebeUsuarios: usuario,
  RecebeAlunosCursos: alunoCurso,
  RecebeAlunoDisciplinas: alunoDisciplina,
  RecebeAlunoDisciplinaProfessor: alunoDisciplinaProfessor,
  RecebeCursos: curso,
  RecebeCursoDisciplinas: cursoDisciplina,
  RecebeCursoProfessores: cursoProfessor,
  RecebeDisciplinas: disciplina,
  RecebeDisciplinaTurma: disciplinaTurma,
  RecebeProfessores: professor,
  RecebeTurmas: turma,
  RecebeTurmaAlunos: turmaAluno,
  RecebeTurmaProfessores: turmaProfessor,
  CadastraPessoa: pessoa,
  RecebeCurriculos: curriculo,
  RecebeVagas: vaga,
  EncerraVagas: vagaEncerramento,
  RecebeDocumentos: documentoFinanceiro,
  RecebeFaturamentoExterno: faturamentoExterno,
}
