import { operations, type Query } from '../../catalogue/index.ts'
import type { QueryOperation } from '../../catalogue/operation.ts'
import type { Tables } from '../store/schema.ts'
import { type QuerySource, type SourceOf, withColumns } from './source.ts'
import { arquivos } from './sources/arquivos.ts'
import { auditorias } from './sources/auditorias.ts'
import { contratacoes } from './sources/contratacoes.ts'
import { contratos } from './sources/contratos.ts'
import { contratosMonitoria } from './sources/contratos-monitoria.ts'
import { convenios } from './sources/convenios.ts'
import { curriculo } from './sources/curriculo.ts'
import { dadosFaturamento, dadosFaturamentoAPagar } from './sources/dados-faturamento.ts'
import { diplomas } from './sources/diplomas.ts'
import { equivalencia } from './sources/equivalencia.ts'
import { faturamentos, faturamentosAPagar } from './sources/faturamentos.ts'
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
import { orcamentos } from './sources/orcamentos.ts'
import { pendenciasContratos } from './sources/pendencias-contratos.ts'
import { pendenciasProjetosExtensao } from './sources/pendencias-projetos-extensao.ts'
import { pessoas } from './sources/pessoas.ts'
import { projetos } from './sources/projetos.ts'
import { projetosExtensao } from './sources/projetos-extensao.ts'
import { remessaBanco } from './sources/remessa-banco.ts'
import { solicitacoes } from './sources/solicitacoes.ts'
import { vaga } from './sources/vaga.ts'
import { valoresRecebidos } from './sources/valores-recebidos.ts'
import { valoresRecebidosGeral } from './sources/valores-recebidos-geral.ts'

/** Source of each query. A missing one does not compile. */
const declared: { readonly [Q in Query as Q['id']]: SourceOf<Q> | SourceOf<Q, keyof Tables> } = {
  RetornaDadosContratosMonitoria: contratosMonitoria,
  RetornaDadosContratos: contratos,
  RetornaDadosContratacoes: contratacoes,
  RetornaDadosArquivos: arquivos,
  RetornaDadosAuditorias: auditorias,
  RetornaDadosConvenios: convenios,
  RetornaDadosCurriculo: curriculo,
  RetornaDadosIntegracaoCursos: integracaoCursos,
  RetornaDadosIntegracaoCursoDisciplina: integracaoCursoDisciplina,
  RetornaDadosIntegracaoCursoProfessor: integracaoCursoProfessor,
  RetornaDadosIntegracaoDisciplinas: integracaoDisciplinas,
  RetornaDadosIntegracaoProfessores: integracaoProfessores,
  RetornaDadosIntegracaoDisciplinaTurma: integracaoDisciplinaTurma,
  RetornaDadosIntegracaoAlunos: integracaoAlunos,
  RetornaDadosIntegracaoAlunoCurso: integracaoAlunoCurso,
  RetornaDadosIntegracaoAlunoDisciplina: integracaoAlunoDisciplina,
  RetornaDadosIntegracaoAlunoDisciplinaProfessor: integracaoAlunoDisciplinaProfessor,
  RetornaDadosIntegracaoAlunoCursoHorario: integracaoAlunoCursoHorario,
  RetornaDadosNotasAtividades: notasAtividades,
  RetornaDadosOcorrencias: ocorrencias,
  RetornaDadosPendenciasContratos: pendenciasContratos,
  RetornaDadosPessoas: pessoas,
  RetornaDadosEquivalencia: equivalencia,
  RetornaDadosOrcamentos: orcamentos,
  RetornaDiplomaDigital: diplomas,
  RetornaDadosSolicitacoes: solicitacoes,
  RetornaDadosProjetos: projetos,
  RetornaDadosPendenciasProjetosExtensao: pendenciasProjetosExtensao,
  RetornaDadosProjetosExtensao: projetosExtensao,
  RetornaDadosVaga: vaga,
  RetornaFaturamentos: faturamentos,
  RetornaDadosFaturamento: dadosFaturamento,
  ValoresRecebidos: valoresRecebidos,
  ValoresRecebidosGeral: valoresRecebidosGeral,
  RetornaFaturamentosAPagar: faturamentosAPagar,
  RetornaDadosFaturamentoAPagar: dadosFaturamentoAPagar,
  RetornaDadosRemessaBanco: remessaBanco,
}

export const sources = Object.fromEntries(
  operations.flatMap((one) => (one.family === 'query' ? [[one.id, completed(one, declared[one.id])]] : [])),
) as { readonly [Q in Query as Q['id']]: QuerySource }

function completed({ element: shape }: QueryOperation, source: (typeof declared)[Query['id']]): QuerySource {
  const { element, alias } = source
  return { ...source, ...(element && { element: withColumns(shape, element, alias) }) }
}

export const sourceOf = ({ id }: QueryOperation): QuerySource => sources[id as keyof typeof sources]
