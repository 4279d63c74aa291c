import type { Query } from '../../catalogue/index.ts'
import type { QuerySource } from './source.ts'
import { auditorias } from './sources/auditorias.ts'
import { contratosMonitoria } from './sources/contratos-monitoria.ts'
import { curriculo } from './sources/curriculo.ts'
import { integracaoAlunoCurso } from './sources/integracao-aluno-curso.ts'
import { integracaoAlunoCursoHorario } from './sources/integracao-aluno-curso-horario.ts'
import { integracaoAlunoDisciplina } from './sources/integracao-aluno-disciplina.ts'
import { integracaoAlunoDisciplinaProfessor } from './sources/integracao-aluno-disciplina-professor.ts'
import { integracaoAlunos } from './sources/integracao-alunos.ts'
import { integracaoCursoDisciplina } from './sources/integracao-curso-disciplina.ts'
import { integracaoCursoProfessor } from './sources/integracao-curso-professor.ts'
import { integracaoCursos } from './sources/integracao-cursos.ts'
import { integracaoDisciplinaTurma } from './sources/integracao-disciplina-turma.ts'
import { integracaoDisciplinas } from './sources/integracao-disciplinas.ts'
import { integracaoProfessores } from './sources/integracao-professores.ts'
import { notasAtividades } from './sources/notas-atividades.ts'
import { ocorrencias } from './sources/ocorrencias.ts'
import { pessoas } from './sources/pessoas.ts'
import { vaga } from './sources/vaga.ts'

/** Every query with where its data comes from. A missing one does not compile. */
export const sources: Readonly<Record<Query['id'], QuerySource>> = {
  RetornaDadosContratosMonitoria: contratosMonitoria as unknown as QuerySource,
  RetornaDadosAuditorias: auditorias as unknown as QuerySource,
  RetornaDadosCurriculo: curriculo as unknown as QuerySource,
  RetornaDadosIntegracaoCursos: integracaoCursos as unknown as QuerySource,
  RetornaDadosIntegracaoCursoDisciplina: integracaoCursoDisciplina as unknown as QuerySource,
  RetornaDadosIntegracaoCursoProfessor: integracaoCursoProfessor as unknown as QuerySource,
  RetornaDadosIntegracaoDisciplinas: integracaoDisciplinas as unknown as QuerySource,
  RetornaDadosIntegracaoProfessores: integracaoProfessores as unknown as QuerySource,
  RetornaDadosIntegracaoDisciplinaTurma: integracaoDisciplinaTurma as unknown as QuerySource,
  RetornaDadosIntegracaoAlunos: integracaoAlunos as unknown as QuerySource,
  RetornaDadosIntegracaoAlunoCurso: integracaoAlunoCurso as unknown as QuerySource,
  RetornaDadosIntegracaoAlunoDisciplina: integracaoAlunoDisciplina as unknown as QuerySource,
  RetornaDadosIntegracaoAlunoDisciplinaProfessor:
    integracaoAlunoDisciplinaProfessor as unknown as QuerySource,
  RetornaDadosIntegracaoAlunoCursoHorario: integracaoAlunoCursoHorario as unknown as QuerySource,
  RetornaDadosNotasAtividades: notasAtividades as unknown as QuerySource,
  RetornaDadosOcorrencias: ocorrencias as unknown as QuerySource,
  RetornaDadosPessoas: pessoas as unknown as QuerySource,
  RetornaDadosVaga: vaga as unknown as QuerySource,
}
