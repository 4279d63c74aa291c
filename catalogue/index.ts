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
import { retornaDadosAuditorias } from './audit/retorna-dados-auditorias.ts'
import { getToken } from './auth/get-token.ts'
import { validateToken } from './auth/validate-token.ts'
import { consultaLote } from './batches/consulta-lote.ts'
import { reprocessaLote } from './batches/reprocessa-lote.ts'
import { recebeDocumentos } from './financial/recebe-documentos.ts'
import { recebeFaturamentoExterno } from './financial/recebe-faturamento-externo.ts'
import type { Operation } from './operation.ts'
import { retornaDadosArquivos } from './query/retorna-dados-arquivos.ts'
import { retornaDadosContratacoes } from './query/retorna-dados-contratacoes.ts'
import { retornaDadosContratos } from './query/retorna-dados-contratos.ts'
import { retornaDadosContratosMonitoria } from './query/retorna-dados-contratos-monitoria.ts'
import { retornaDadosConvenios } from './query/retorna-dados-convenios.ts'
import { retornaDadosCurriculo } from './query/retorna-dados-curriculo.ts'
import { retornaDadosEquivalencia } from './query/retorna-dados-equivalencia.ts'
import { retornaDadosFaturamento } from './query/retorna-dados-faturamento.ts'
import { retornaDadosFaturamentoAPagar } from './query/retorna-dados-faturamento-a-pagar.ts'
import { retornaDadosIntegracaoAlunoCurso } from './query/retorna-dados-integracao-aluno-curso.ts'
import { retornaDadosIntegracaoAlunoCursoHorario } from './query/retorna-dados-integracao-aluno-curso-horario.ts'
import { retornaDadosIntegracaoAlunoDisciplina } from './query/retorna-dados-integracao-aluno-disciplina.ts'
import { retornaDadosIntegracaoAlunoDisciplinaProfessor } from './query/retorna-dados-integracao-aluno-disciplina-professor.ts'
import { retornaDadosIntegracaoAlunos } from './query/retorna-dados-integracao-alunos.ts'
import { retornaDadosIntegracaoCursoDisciplina } from './query/retorna-dados-integracao-curso-disciplina.ts'
import { retornaDadosIntegracaoCursoProfessor } from './query/retorna-dados-integracao-curso-professor.ts'
import { retornaDadosIntegracaoCursos } from './query/retorna-dados-integracao-cursos.ts'
import { retornaDadosIntegracaoDisciplinaTurma } from './query/retorna-dados-integracao-disciplina-turma.ts'
import { retornaDadosIntegracaoDisciplinas } from './query/retorna-dados-integracao-disciplinas.ts'
import { retornaDadosIntegracaoProfessores } from './query/retorna-dados-integracao-professores.ts'
import { retornaDadosNotasAtividades } from './query/retorna-dados-notas-atividades.ts'
import { retornaDadosOcorrencias } from './query/retorna-dados-ocorrencias.ts'
import { retornaDadosOrcamentos } from './query/retorna-dados-orcamentos.ts'
import { retornaDadosPendenciasContratos } from './query/retorna-dados-pendencias-contratos.ts'
import { retornaDadosPendenciasProjetosExtensao } from './query/retorna-dados-pendencias-projetos-extensao.ts'
import { retornaDadosPessoas } from './query/retorna-dados-pessoas.ts'
import { retornaDadosProjetos } from './query/retorna-dados-projetos.ts'
import { retornaDadosProjetosExtensao } from './query/retorna-dados-projetos-extensao.ts'
import { retornaDadosRemessaBanco } from './query/retorna-dados-remessa-banco.ts'
import { retornaDadosSolicitacoes } from './query/retorna-dados-solicitacoes.ts'
import { retornaDadosVaga } from './query/retorna-dados-vaga.ts'
import { retornaDiplomaDigital } from './query/retorna-diploma-digital.ts'
import { retornaFaturamentos } from './query/retorna-faturamentos.ts'
import { retornaFaturamentosAPagar } from './query/retorna-faturamentos-a-pagar.ts'
import { valoresRecebidos } from './query/valores-recebidos.ts'
import { valoresRecebidosGeral } from './query/valores-recebidos-geral.ts'
import { encerraVagas } from './recruitment/encerra-vagas.ts'
import { recebeCurriculos } from './recruitment/recebe-curriculos.ts'
import { recebeVagas } from './recruitment/recebe-vagas.ts'
import { cadastraPessoa } from './service/cadastra-pessoa.ts'
import { webhook } from './webhook/webhook.ts'
import { webhookAssinatura } from './webhook/webhook-assinatura.ts'
import { webhookEntregas } from './webhook/webhook-entregas.ts'
import { webhookEventos } from './webhook/webhook-eventos.ts'
import { webhookReenvio } from './webhook/webhook-reenvio.ts'
import { webhookSegredo } from './webhook/webhook-segredo.ts'
import { webhookSituacao } from './webhook/webhook-situacao.ts'
import { dadoscolaborador } from './workforce/dadoscolaborador.ts'
import { gerarlinkacesso } from './workforce/gerarlinkacesso.ts'
import { historicocontratacoes } from './workforce/historicocontratacoes.ts'
import { listacolaboradores } from './workforce/listacolaboradores.ts'
import { listahorarios } from './workforce/listahorarios.ts'
import { listavagas } from './workforce/listavagas.ts'
import { novavaga } from './workforce/novavaga.ts'
import { novocolaborador } from './workforce/novocolaborador.ts'
import { novohorario } from './workforce/novohorario.ts'
import { prazomediocontratacoes } from './workforce/prazomediocontratacoes.ts'
import { registrarsaida } from './workforce/registrarsaida.ts'

/** All operations in the order of the reference. Everything that exists per operation iterates this. */
export const operations = [
  getToken,
  validateToken,
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
  cadastraPessoa,
  recebeCurriculos,
  recebeVagas,
  encerraVagas,
  recebeDocumentos,
  recebeFaturamentoExterno,
  consultaLote,
  reprocessaLote,
  webhook,
  webhookEventos,
  webhookEntregas,
  webhookReenvio,
  webhookSituacao,
  webhookSegredo,
  webhookAssinatura,
  retornaDadosContratosMonitoria,
  retornaDadosContratos,
  retornaDadosContratacoes,
  retornaDadosArquivos,
  retornaDadosAuditorias,
  retornaDadosConvenios,
  retornaDadosCurriculo,
  retornaDadosIntegracaoCursos,
  retornaDadosIntegracaoCursoDisciplina,
  retornaDadosIntegracaoCursoProfessor,
  retornaDadosIntegracaoDisciplinas,
  retornaDadosIntegracaoProfessores,
  retornaDadosIntegracaoDisciplinaTurma,
  retornaDadosIntegracaoAlunos,
  retornaDadosIntegracaoAlunoCurso,
  retornaDadosIntegracaoAlunoDisciplina,
  retornaDadosIntegracaoAlunoDisciplinaProfessor,
  retornaDadosIntegracaoAlunoCursoHorario,
  retornaDadosNotasAtividades,
  retornaDadosOcorrencias,
  retornaDadosPendenciasContratos,
  retornaDadosPessoas,
  retornaDadosEquivalencia,
  retornaDadosOrcamentos,
  retornaDadosRemessaBanco,
  retornaDiplomaDigital,
  retornaDadosSolicitacoes,
  retornaDadosProjetos,
  retornaDadosProjetosExtensao,
  retornaDadosPendenciasProjetosExtensao,
  retornaDadosVaga,
  retornaFaturamentos,
  retornaDadosFaturamento,
  valoresRecebidos,
  valoresRecebidosGeral,
  retornaFaturamentosAPagar,
  retornaDadosFaturamentoAPagar,
  novocolaborador,
  prazomediocontratacoes,
  gerarlinkacesso,
  registrarsaida,
  listacolaboradores,
  dadoscolaborador,
  novohorario,
  listahorarios,
  novavaga,
  listavagas,
  historicocontratacoes,
] as const satisfies readonly Operation[]

type Declared = (typeof operations)[number]
export type Inbound = Extract<Declared, { family: 'inbound' }>
export type Query = Extract<Declared, { family: 'query' }>
export type Workforce = Extract<Declared, { family: 'workforce' }>
export type Control = Extract<Declared, { family: 'control' }>
