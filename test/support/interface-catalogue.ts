/** The operation catalogue of the interface document, section 1: groups and names as written there. */
const groups = {
  'Financial integrations':
    'RetornaFaturamentos, RetornaDadosFaturamento, ValoresRecebidos, RecebeDocumentos, ValoresRecebidosGeral, RetornaFaturamentosAPagar, RetornaDadosFaturamentoAPagar, RecebeFaturamentoExterno, RetornaDadosRemessaBanco',
  'Academic module integrations':
    'RecebeAlunos, RecebeCursos, RecebeProfessores, RecebeAlunosCursos, RecebeDisciplinas, RecebeAlunoDisciplinas, RecebeAlunoDisciplinaProfessor, RecebeCursoDisciplinas, RecebeDisciplinaTurma, RecebeCursoProfessores, RecebeTurmas, RecebeTurmaAlunos, RecebeTurmaProfessores, RecebeUsuarios, RetornaDiplomaDigital, Webhook',
  'Data query integrations':
    'RetornaDadosArquivos, RetornaDadosAuditorias, RetornaDadosContratos, RetornaDadosContratacoes, RetornaDadosContratosMonitoria, RetornaDadosConvenios, RetornaDadosCurriculo, RetornaDadosEquivalencia, RetornaDadosIntegracaoCursos, RetornaDadosIntegracaoCursoDisciplina, RetornaDadosIntegracaoCursoProfessor, RetornaDadosIntegracaoDisciplinas, RetornaDadosIntegracaoProfessores, RetornaDadosIntegracaoDisciplinaTurma, RetornaDadosIntegracaoAlunos, RetornaDadosIntegracaoAlunoCurso, RetornaDadosIntegracaoAlunoDisciplina, RetornaDadosIntegracaoAlunoDisciplinaProfessor, RetornaDadosIntegracaoAlunoCursoHorario, RetornaDadosNotasAtividades, RetornaDadosOcorrencias, RetornaDadosOrcamentos, RetornaDadosPendenciasContratos, RetornaDadosPessoas, RetornaDadosProjetos, RetornaDadosSolicitacoes, RetornaDadosVaga, RetornaDadosProjetosExtensao, RetornaDadosPendenciasProjetosExtensao',
  'Service integrations': 'CadastraPessoa',
  'Recruitment integrations': 'RecebeCurriculos, RecebeVagas, EncerraVagas',
  'Workforce: employees': 'Adicionar ou Atualizar Colaborador, Obter Prazo Médio de Contratações',
  'Workforce: access':
    'Gerar Link de Acesso, Registrar Saída de Colaborador, Obter Lista de Colaboradores, Obter Dados do Colaborador',
  'Workforce: schedules': 'Adicionar ou Atualizar Horário, Obter Lista de Horários',
  'Workforce: vacancies': 'Criar Nova Vaga, Obter Lista de Vagas Incluídas',
  'Workforce: reports': 'Obter Histórico de Contratações',
} as const

export type InterfaceGroup = keyof typeof groups | 'Authentication (platform)'

/** Last path segments of workforce operations: the document gives two, the others follow the same pattern. */
const workforcePaths: Readonly<Record<string, string>> = {
  'Adicionar ou Atualizar Colaborador': 'novocolaborador',
  'Obter Prazo Médio de Contratações': 'prazomediocontratacoes',
  'Gerar Link de Acesso': 'gerarlinkacesso',
  'Registrar Saída de Colaborador': 'registrarsaida',
  'Obter Lista de Colaboradores': 'listacolaboradores',
  'Obter Dados do Colaborador': 'dadoscolaborador',
  'Adicionar ou Atualizar Horário': 'novohorario',
  'Obter Lista de Horários': 'listahorarios',
  'Criar Nova Vaga': 'novavaga',
  'Obter Lista de Vagas Incluídas': 'listavagas',
  'Obter Histórico de Contratações': 'historicocontratacoes',
}

export interface InterfaceOperation {
  group: InterfaceGroup
  name: string
  id: string
  path: string
}

/** Section 4: the prefixes of inbound, query and workforce operations, chosen by name as in section 1. */
function placed(group: InterfaceGroup, name: string): InterfaceOperation {
  if (group.startsWith('Workforce')) {
    const id = workforcePaths[name]!
    return { group, name, id, path: `/apiworkforceintegracao/${id}` }
  }
  const prefix = /^(Retorna|Valores)/.test(name) ? '/apiconsultadadosplataforma' : '/APIPlataformaIntegracao'
  return { group, name, id: name, path: `${prefix}/${name}` }
}

export const interfaceOperations: readonly InterfaceOperation[] = (
  Object.entries(groups) as [InterfaceGroup, string][]
).flatMap(([group, names]) => names.split(', ').map((name) => placed(group, name)))

/** The authentication group, whose operations the document does not name: taken from the schemas in section 5. */
export const authenticationOperations: readonly InterfaceOperation[] = ['GetToken', 'ValidateToken'].map(
  (name) => placed('Authentication (platform)', name),
)

export const deprecatedOperations: readonly string[] = [
  'RecebeAlunoDisciplinas',
  'RecebeAlunoDisciplinaProfessor',
]

/** Operations that sections 4.1 to 4.6 specify in full. */
export const specifiedOperations: readonly string[] = [
  'RecebeAlunos',
  'RecebeUsuarios',
  'RetornaDadosNotasAtividades',
  'RetornaDadosContratosMonitoria',
  'novocolaborador',
  'listahorarios',
]
