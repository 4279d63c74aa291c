// Made from the migrated database; CONTRIBUTING.md says how. Not to be edited.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Every table and view, by its name. */
export interface Tables {
  ajuste_vigencia: AjusteVigencia
  aluno: Aluno
  aluno_curso: AlunoCurso
  aluno_disciplina: AlunoDisciplina
  aluno_disciplina_professor: AlunoDisciplinaProfessor
  apolice: Apolice
  area: Area
  arquivo: Arquivo
  arquivo_conteudo: ArquivoConteudo
  arquivo_sem_dono: ArquivoSemDono
  assinatura: Assinatura
  auditoria: Auditoria
  avaliacao: Avaliacao
  avaliacao_resposta: AvaliacaoResposta
  calendario: Calendario
  caminhada: Caminhada
  caminhada_pagina: CaminhadaPagina
  canal: Canal
  candidatura: Candidatura
  candidatura_etapa: CandidaturaEtapa
  cargo: Cargo
  causa: Causa
  causa_decisao: CausaDecisao
  causa_registro: CausaRegistro
  certificado: Certificado
  chave: Chave
  cliente: Cliente
  codigo_link: CodigoLink
  codigo_recuperacao: CodigoRecuperacao
  colaborador: Colaborador
  colaborador_acesso: ColaboradorAcesso
  colaborador_contrato: ColaboradorContrato
  colaborador_lotacao: ColaboradorLotacao
  comando: Comando
  compensacao: Compensacao
  conta_bancaria: ContaBancaria
  conta_bancaria_sequencia: ContaBancariaSequencia
  conta_favorecido: ContaFavorecido
  conta_integracao: ContaIntegracao
  conteudo: Conteudo
  contrato: Contrato
  contrato_beneficio: ContratoBeneficio
  contrato_historico: ContratoHistorico
  contrato_recesso: ContratoRecesso
  convenio: Convenio
  convenio_curso: ConvenioCurso
  correcao: Correcao
  credencial: Credencial
  curriculo: Curriculo
  curso: Curso
  curso_disciplina: CursoDisciplina
  curso_professor: CursoProfessor
  deficiencia: Deficiencia
  demonstracao: Demonstracao
  diploma: Diploma
  disciplina: Disciplina
  disciplina_turma: DisciplinaTurma
  dispositivo: Dispositivo
  documento: Documento
  documento_financeiro: DocumentoFinanceiro
  edicao: Edicao
  ensaio: Ensaio
  equivalencia: Equivalencia
  espera: Espera
  espera_referencia: EsperaReferencia
  evidencia: Evidencia
  execucao: Execucao
  faturamento: Faturamento
  faturamento_item: FaturamentoItem
  faturamento_numero: FaturamentoNumero
  fechamento_pendente: FechamentoPendente
  fila: Fila
  fila_mensagem: FilaMensagem
  fila_webhook: FilaWebhook
  fluxo_oidc: FluxoOidc
  formulario: Formulario
  frequencia: Frequencia
  historico: Historico
  horario: Horario
  idempotencia: Idempotencia
  limite: Limite
  link: Link
  lotacao_atual: LotacaoAtual
  lote: Lote
  lote_parte: LoteParte
  lote_resultado: LoteResultado
  mensagem: Mensagem
  migracao: Migracao
  migracao_andamento: MigracaoAndamento
  modelo: Modelo
  modelo_mensagem: ModeloMensagem
  movimento: Movimento
  movimento_retificacao: MovimentoRetificacao
  mudanca: Mudanca
  ocorrencia: Ocorrencia
  orcamento: Orcamento
  orcamento_mudanca: OrcamentoMudanca
  parcela: Parcela
  participacao: Participacao
  participacao_hora: ParticipacaoHora
  pendencia: Pendencia
  perfil: Perfil
  pessoa: Pessoa
  professor: Professor
  projeto_extensao: ProjetoExtensao
  projeto_extensao_curso: ProjetoExtensaoCurso
  projeto_extensao_parceiro: ProjetoExtensaoParceiro
  proposta: Proposta
  proposta_disciplina: PropostaDisciplina
  provedor_oidc: ProvedorOidc
  registro_atividade: RegistroAtividade
  remessa: Remessa
  remessa_conteudo: RemessaConteudo
  remessa_item: RemessaItem
  representante: Representante
  retorno: Retorno
  retorno_item: RetornoItem
  segundo_fator: SegundoFator
  senha: Senha
  sessao: Sessao
  solicitacao: Solicitacao
  tarefa: Tarefa
  tentativa: Tentativa
  total_recebido: TotalRecebido
  trabalho_agendado: TrabalhoAgendado
  turma: Turma
  turma_aluno: TurmaAluno
  turma_professor: TurmaProfessor
  unidade: Unidade
  usuario: Usuario
  vaga: Vaga
  vez: Vez
  webhook_destino: WebhookDestino
  webhook_evento: WebhookEvento
  webhook_tentativa: WebhookTentativa
}

export interface AjusteVigencia {
  cliente_id: number
  id: GeneratedAlways<number>
  coluna: string
  desde: string
  valor: ColumnType<unknown, string, string>
  usuario: Generated<string>
  inclusao: Generated<string>
}

export interface Aluno {
  cliente_id: number
  id: GeneratedAlways<number>
  identificacao: string
  nome: string
  nome_social: string | null
  matricula: string | null
  cpf: string | null
  documento: string | null
  documento_chave: string | null
  rg: string | null
  login: string
  login_chave: string
  sexo: string | null
  estado_civil: string | null
  nascimento: string | null
  email: string | null
  email_chave: string | null
  telefone1: string | null
  telefone2: string | null
  endereco: string
  numero: string | null
  complemento: string | null
  bairro: string | null
  cidade: string
  uf: string
  cep: string | null
  nome_mae: string | null
  nacionalidade: string | null
  naturalidade: string | null
  bolsa_ini_cientifica: Generated<boolean>
  dados_bancarios: Buffer | null
  dados_deficiencia: Buffer | null
  validade: string | null
  bloqueio: string | null
  ativo: Generated<boolean>
  impressao: Buffer | null
  lote_id: number | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
  versao: Generated<number>
}

export interface AlunoCurso {
  cliente_id: number
  id: GeneratedAlways<number>
  aluno_id: number
  curso_id: number
  matricula: string
  situacao: string
  periodo: number | null
  turno: string | null
  ingresso: string | null
  previsao_conclusao: string | null
  conclusao: string | null
  coeficiente: string | null
  carga_horaria_cumprida: number | null
  horarios: ColumnType<unknown, string | null, string | null>
  validade: string | null
  ativo: Generated<boolean>
  impressao: Buffer | null
  lote_id: number | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface AlunoDisciplina {
  cliente_id: number
  id: GeneratedAlways<number>
  aluno_id: number
  disciplina_id: number
  ano: number
  semestre: string
  curso_id: number | null
  situacao: string | null
  nota: string | null
  validade: string | null
  ativo: Generated<boolean>
  impressao: Buffer | null
  lote_id: number | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface AlunoDisciplinaProfessor {
  cliente_id: number
  id: GeneratedAlways<number>
  aluno_id: number
  disciplina_id: number
  professor_id: number
  ano: number
  semestre: string
  validade: string | null
  ativo: Generated<boolean>
  impressao: Buffer | null
  lote_id: number | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface Apolice {
  cliente_id: number
  id: GeneratedAlways<number>
  apolice: string
  seguradora: string
  titular: string
  concedente_id: number | null
  curso_id: number | null
  inicio: string
  termino: string
  situacao: Generated<string>
  versao: Generated<number>
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface Area {
  cliente_id: number
  id: GeneratedAlways<number>
  referencia: string
  nome: string
  inclusao: Generated<string>
}

export interface Arquivo {
  cliente_id: number
  id: GeneratedAlways<number>
  contrato_id: number | null
  nome: string
  nome_fisico: Generated<string>
  prazo: string | null
  situacao_assinatura: Generated<string>
  situacao: Generated<string>
  inclusao: Generated<string>
  atualizacao: Generated<string>
  convenio_id: number | null
  tipo: Generated<string>
  pendencia_id: number | null
  solicitacao_id: number | null
  equivalencia_id: number | null
  projeto_extensao_id: number | null
  apolice_id: number | null
  pessoa_id: number | null
  arquivo_sha256: string | null
  tamanho: number | null
  tipo_mime: string | null
  motivo_recusa: string | null
  versao: Generated<number>
}

export interface ArquivoConteudo {
  cliente_id: number
  sha256: string
  conteudo: Buffer
  inclusao: Generated<string>
}

export interface ArquivoSemDono {
  cliente_id: number
  objeto: string
  desde: Generated<string>
}

export interface Assinatura {
  cliente_id: number
  arquivo_id: number
  id: GeneratedAlways<number>
  assinante: string
  nome: string
  email: string | null
  envio: string | null
  assinado: Generated<boolean>
  recusado: Generated<boolean>
  assinado_em: string | null
  parte: string | null
  parte_id: number | null
  ordem: Generated<number>
  nivel: Generated<string>
  nivel_dado: string | null
  motivo_recusa: string | null
}

export interface Auditoria {
  cliente_id: number
  id: GeneratedAlways<number>
  data: Generated<string>
  usuario: Generated<string>
  origem: Generated<string>
  operacao: Generated<string>
  entidade: string
  acao: string
  quantidade: number
  menor: number | null
  maior: number | null
  alvos: ColumnType<string[] | null, readonly (number | string)[] | null, readonly (number | string)[] | null>
  campos: ColumnType<unknown, string | null, string | null>
  lote_id: Generated<number | null>
}

export interface Avaliacao {
  cliente_id: number
  id: GeneratedAlways<number>
  pendencia_id: number
  quem: string
  titulo: string
  edicao: number
  media: string | null
  autor: Generated<string>
  inclusao: Generated<string>
}

export interface AvaliacaoResposta {
  cliente_id: number
  id: GeneratedAlways<number>
  avaliacao_id: number
  ordem: number
  secao: string
  pergunta: string
  resposta: string
  pontos: string | null
}

export interface Calendario {
  cliente_id: number
  ate: string
}

export interface Caminhada {
  cliente_id: number
  id: GeneratedAlways<number>
  chave: string
  total: number
  ate: string
  fim: string | null
  iniciada_em: Generated<string>
  usada_em: Generated<string>
  terminada: Generated<boolean>
}

export interface CaminhadaPagina {
  cliente_id: number
  caminhada_id: number
  pagina: number
  momento: string
  linha: number
  posicao: Generated<number>
  chaves: ColumnType<string[] | null, readonly (number | string)[] | null, readonly (number | string)[] | null>
  grupo: Generated<string>
}

export interface Canal {
  cliente_id: number
  id: GeneratedAlways<number>
  url: string
  metodo: string
  formato: string
  cabecalhos: ColumnType<unknown, string | undefined, string>
  corpo: string
  credencial: Buffer | null
  codigos: Generated<boolean>
  lembretes: Generated<boolean>
  por_pessoa: number
  por_dia: number
  falhas: Generated<number>
  pausado_ate: string | null
  tentado_em: string | null
  diagnostico: string | null
  resposta: string | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface Candidatura {
  cliente_id: number
  id: GeneratedAlways<number>
  vaga_id: number
  curriculo_id: number
  situacao: Generated<string>
  etapa: string
  reservada: Generated<boolean>
  apresentacao: string | null
  contratacao: string | null
  colaborador_id: number | null
  versao: Generated<number>
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface CandidaturaEtapa {
  cliente_id: number
  candidatura_id: number
  id: GeneratedAlways<number>
  etapa: string
  autor: Generated<string>
  momento: Generated<string>
}

export interface Cargo {
  cliente_id: number
  id: GeneratedAlways<number>
  referencia: string
  nome: string
  inclusao: Generated<string>
}

export interface Causa {
  cliente_id: number
  id: GeneratedAlways<number>
  operacao: string
  codigo: string
  campo: string
  forma: string
  registros: Generated<number>
  desde: Generated<string>
  ultima: Generated<string>
  lote_id: number
  responsavel_id: number | null
  resolvida_em: string | null
  resolvida_por: string | null
  motivo: string | null
  versao: Generated<number>
  decididos: Generated<number>
  sanados: Generated<number>
  sanados_em: string | null
  sanados_lote_id: number | null
}

export interface CausaDecisao {
  cliente_id: number
  id: GeneratedAlways<number>
  operacao: string
  codigo: string
  campo: string
  chave: string
  detentor: string
  decisao: string
  autor: Generated<string>
  decidida_em: Generated<string>
  revogada_em: string | null
  revogada_por: string | null
  versao: Generated<number>
}

export interface CausaRegistro {
  cliente_id: number
  id: GeneratedAlways<number>
  causa_id: number
  operacao: string
  chave: string
  identificacao: string
  pessoa: string | null
  lote_id: number
  sequencia: number
  detentor: string | null
  reenvio_id: number | null
  inclusao: Generated<string>
  decisao_id: number | null
}

export interface Certificado {
  cliente_id: number
  id: GeneratedAlways<number>
  titular: string
  valido_de: string
  valido_ate: string
  segredo: Buffer
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface Chave {
  numero: number
  impressao: Buffer
  selo: Buffer | null
  inclusao: Generated<string>
}

export interface Cliente {
  cliente_id: GeneratedAlways<number>
  codigo: string
  nome: string
  fuso: Generated<string>
  compat_http_200: Generated<boolean>
  formato_contratos: Generated<string>
  informa_sucesso: Generated<boolean>
  inclusao: Generated<string>
  espera_referencias: Generated<number>
  regras_legais: ColumnType<unknown, string | undefined, string>
  aprova_vagas: Generated<boolean>
  idade_minima: number | null
  exige_convenio: Generated<boolean>
  horas_monitoria: Generated<string>
  niveis_assinatura: ColumnType<unknown, string | undefined, string>
  prazo_assinatura: Generated<number>
  mensagens_por_dia: Generated<number>
  guarda_links_dias: Generated<number>
  guarda_mensagens_meses: Generated<number>
  copia_link_assinatura: Generated<boolean>
  lembretes_dias: Generated<number[]>
  validade_links_dias: Generated<number>
  dia_pagamento: Generated<number>
  mes_comercial: Generated<boolean>
  taxa_administrativa: Generated<string>
  seguro_mensal: Generated<string>
  taxa_proporcional: Generated<boolean>
  recesso_fracao: Generated<number>
  recesso_pago: Generated<boolean>
  retem_irrf: Generated<boolean>
  chave_pix: string | null
  pix_cidade: string | null
  etapas_candidatura: ColumnType<string[], readonly string[] | undefined, readonly string[]>
  guarda_curriculos_meses: Generated<number>
  vagas_publicas: Generated<boolean>
  exige_segundo_fator: Generated<boolean>
  login_unico_dispensa: Generated<boolean>
  ensaio_de: number | null
  pix_proposta: string | null
  pix_proposta_autores: ColumnType<string[], readonly string[] | undefined, readonly string[]>
  pix_proposta_versao: Generated<number>
  feriados: ColumnType<string[], readonly string[] | undefined, readonly string[]>
  feriados_facultativos: Generated<boolean>
  pendencias_contrato: ColumnType<unknown, string | undefined, string>
  confere_termo: Generated<boolean>
  instituicao: ColumnType<unknown, string | undefined, string>
  arquivo_sha256: string | null
  documentos_exigidos: ColumnType<unknown, string | undefined, string>
  lembretes_antes: ColumnType<unknown, string | undefined, string>
  lembretes_depois: ColumnType<unknown, string | undefined, string>
}

export interface CodigoLink {
  cliente_id: number
  id: GeneratedAlways<number>
  link_id: number
  resumo: string
  mensagem_id: number
  destino: string
  expira_em: string
  tentativas: Generated<number>
  encerrado_em: string | null
  navegador: Buffer | null
  prova_ate: string | null
  inclusao: Generated<string>
}

export interface CodigoRecuperacao {
  cliente_id: number
  id: GeneratedAlways<number>
  segundo_fator_id: number
  codigo: string
  usado_em: string | null
  inclusao: Generated<string>
}

export interface Colaborador {
  cliente_id: number
  id: GeneratedAlways<number>
  cpf: string
  nome: string
  nascimento: string | null
  email: string | null
  celular: string | null
  telefone: string | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
  versao: Generated<number>
}

export interface ColaboradorAcesso {
  cliente_id: number
  id: GeneratedAlways<number>
  colaborador_id: number
  hash: Buffer
  destino: string
  expira_em: string
  usado_em: string | null
  revogado_em: string | null
  sessao_hash: Buffer | null
  sessao_expira_em: string | null
  sessao_encerrada_em: string | null
  navegador: string | null
  endereco: string | null
  inclusao: Generated<string>
}

export interface ColaboradorContrato {
  cliente_id: number
  colaborador_id: number
  id: GeneratedAlways<number>
  inicio: string
  contratacao: string
  unidade_id: number
  area_id: number | null
  cargo_id: number
  horario_id: number | null
  horario: string | null
  saida: string | null
  tipo_saida: string | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
  vaga_id: number | null
  vaga_informada: Generated<boolean>
  programada: Generated<boolean>
  motivo_saida: string | null
  cancelamento: string | null
}

export interface ColaboradorLotacao {
  cliente_id: number
  id: GeneratedAlways<number>
  colaborador_id: number
  contrato_id: number
  desde: string
  unidade_id: number
  area_id: number | null
  cargo_id: number
  horario_id: number | null
  horario: string | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface Comando {
  cliente_id: number
  chave: string
  impressao: Buffer
  resposta: ColumnType<unknown, string | null, string | null>
  inclusao: Generated<string>
  autor: Generated<string>
}

export interface Compensacao {
  cliente_id: number
  id: GeneratedAlways<number>
  execucao_id: number
  contrato_id: number
  contrato_numero: number
  competencia: string
  linha: string
  parcela: number | null
  valor: string
  usuario: Generated<string>
  inclusao: Generated<string>
}

export interface ContaBancaria {
  cliente_id: number
  id: GeneratedAlways<number>
  nome: string
  situacao: Generated<string>
  banco: string
  titular: string
  documento: string
  convenio: string | null
  conta_mascarada: string
  dados: Buffer
  proposta: Buffer | null
  versao: Generated<number>
  inclusao: Generated<string>
  atualizacao: Generated<string>
  autores: ColumnType<string[], readonly string[] | undefined, readonly string[]>
}

export interface ContaBancariaSequencia {
  cliente_id: number
  conta_bancaria_id: number
  ultimo_nsa: Generated<number>
  ultimo_item: Generated<number>
}

export interface ContaFavorecido {
  cliente_id: number
  id: GeneratedAlways<number>
  aluno_id: number | null
  pessoa_id: number | null
  situacao: Generated<string>
  conta_mascarada: string
  dados: Buffer
  espera_ate: string | null
  pedida_por: string | null
  origem: string
  versao: Generated<number>
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface ContaIntegracao {
  cliente_id: number
  id: GeneratedAlways<number>
  usuario: string
  inicio: string
  hash: Buffer
  escopos: ColumnType<string[], readonly string[], readonly string[]>
  revogada_em: string | null
  usada_em: string | null
  inclusao: Generated<string>
  hash_anterior: Buffer | null
  anterior_ate: string | null
}

export interface Conteudo {
  cliente_id: number
  id: GeneratedAlways<number>
  hash: Buffer
  nome: string
  tipo_mime: string
  tamanho: number
  arquivo_sha256: string
  inclusao: Generated<string>
  remetente: Generated<string>
}

export interface Contrato {
  cliente_id: number
  id: GeneratedAlways<number>
  numero: number
  sequencia: Generated<number>
  modalidade: string
  tipo_contrato: string
  tipo_estagio: string | null
  situacao: Generated<string>
  aluno_id: number
  unidade_id: number | null
  curso_id: number | null
  professor_id: number | null
  concedente_id: number | null
  instituicao_id: number | null
  agente_id: number | null
  convenio_id: number | null
  proposta_id: number | null
  semestre: string | null
  inicio: string
  encerramento: string
  bolsa_valor: string | null
  bolsa_tipo: string | null
  banco: Buffer | null
  beneficio: string | null
  modalidade_atendimento: string | null
  horas_semanal: string | null
  horas_em_aula: string | null
  horas_extraclasse: string | null
  atividades: string | null
  horario_dias: string | null
  local_atendimento: string | null
  plano_estagio: string | null
  seguro: string | null
  seguro_apolice: string | null
  seguro_seguradora: string | null
  cancelamento: string | null
  rescisao: string | null
  rescisao_motivo: string | null
  usuario: Generated<string>
  inclusao: Generated<string>
  atualizacao: Generated<string>
  documento: string | null
  supervisor_id: number | null
  supervisor_cargo: string | null
  supervisor_formacao: string | null
  responsavel_id: number | null
  vaga_id: number | null
  apolice_id: number | null
  area_atuacao: string | null
  horas_diaria: string | null
  horas_total: number | null
  horarios: ColumnType<unknown, string | null, string | null>
  auxilio_transporte_valor: string | null
  auxilio_transporte_tipo: string | null
  contratacao: string | null
  vigora_em: string | null
  aditivo_tipo: string | null
  aditivo_descricao: string | null
  origem: Generated<string>
  importador: string | null
  versao: Generated<number>
  cancela_em: string | null
  candidatura_id: number | null
  pago_ate: string | null
}

export interface ContratoBeneficio {
  cliente_id: number
  contrato_id: number
  id: GeneratedAlways<number>
  beneficio: string
  dias_uteis: Generated<boolean>
  valor: string | null
  percentual: string | null
  tipo: string | null
  quantidade_diaria: number | null
  usuario: Generated<string>
  inclusao: Generated<string>
}

export interface ContratoHistorico {
  cliente_id: number
  contrato_id: number
  id: GeneratedAlways<number>
  historico: string
  usuario: Generated<string>
  inclusao: Generated<string>
  mensagem: ColumnType<unknown, string | null, string | null>
}

export interface ContratoRecesso {
  cliente_id: number
  contrato_id: number
  id: GeneratedAlways<number>
  inicio: string
  termino: string
  usuario: Generated<string>
  inclusao: Generated<string>
}

export interface Convenio {
  cliente_id: number
  id: GeneratedAlways<number>
  convenio: string
  concedente_id: number
  inicio: string
  termino: string | null
  situacao: Generated<string>
  inclusao: Generated<string>
  atualizacao: Generated<string>
  tipo: Generated<string>
  instituicao_id: number | null
  agente_id: number | null
  assinatura: string | null
  renovacao_automatica: Generated<boolean>
  versao: Generated<number>
}

export interface ConvenioCurso {
  cliente_id: number
  convenio_id: number
  id: GeneratedAlways<number>
  curso_id: number
}

export interface Correcao {
  cliente_id: number
  id: GeneratedAlways<number>
  entidade: string
  chave: string
  campo: string
  impressao: Buffer
  valor: Buffer
  acompanha: Generated<boolean>
  encerrada: Generated<boolean>
  informada: Generated<boolean>
  autor: Generated<string>
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface Credencial {
  cliente_id: number
  id: GeneratedAlways<number>
  tipo: string
  nome: string
  inicio: string
  hash: Buffer
  escopos: ColumnType<string[], readonly string[], readonly string[]>
  expira_em: string | null
  revogada_em: string | null
  usada_em: string | null
  inclusao: Generated<string>
  conta_id: number | null
  sucessora_id: number | null
  usuario_id: number | null
  usada_de: string | null
  usada_por: string | null
  trocada_em: string | null
  silencio_dias: number | null
}

export interface Curriculo {
  cliente_id: number
  id: GeneratedAlways<number>
  identificacao: string
  aluno_id: number | null
  nome: string
  nome_social: string | null
  cpf: string | null
  documento: string | null
  email: string
  email_chave: string
  telefone: string | null
  nascimento: string | null
  sexo: string | null
  cidade: string | null
  uf: string | null
  cep: string | null
  dados_deficiencia: Buffer | null
  objetivo: string | null
  pretensao: string | null
  formacoes: ColumnType<unknown, string | null, string | null>
  experiencias: ColumnType<unknown, string | null, string | null>
  idiomas: ColumnType<unknown, string | null, string | null>
  arquivo_nome: string | null
  arquivo_sha256: string | null
  arquivo_tamanho: number | null
  arquivo_tipo: string | null
  consentimento: string | null
  validade: string | null
  ativo: Generated<boolean>
  impressao: Buffer | null
  lote_id: number | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
  revogacao: string | null
  anonimizacao: string | null
}

export interface Curso {
  cliente_id: number
  id: GeneratedAlways<number>
  identificacao: string
  nome: string
  nivel: Generated<string>
  unidade_id: number | null
  validade: string | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
  grau: string | null
  modalidade: string | null
  codigo_mec: number | null
  periodos: number | null
  carga_horaria: number | null
  carga_horaria_estagio: number | null
  carga_horaria_extensao: number | null
  estagio_obrigatorio: Generated<boolean>
  permite_40h: Generated<boolean>
  equiparacao: Generated<boolean>
  ativo: Generated<boolean>
  impressao: Buffer | null
  lote_id: number | null
  versao: Generated<number>
}

export interface CursoDisciplina {
  cliente_id: number
  id: GeneratedAlways<number>
  curso_id: number
  disciplina_id: number
  matriz: Generated<string>
  periodo: number | null
  obrigatoria: Generated<boolean>
  validade: string | null
  ativo: Generated<boolean>
  impressao: Buffer | null
  lote_id: number | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface CursoProfessor {
  cliente_id: number
  id: GeneratedAlways<number>
  curso_id: number
  professor_id: number
  funcao: string
  inicio: string | null
  termino: string | null
  validade: string | null
  ativo: Generated<boolean>
  impressao: Buffer | null
  lote_id: number | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface Deficiencia {
  cliente_id: number
  id: GeneratedAlways<number>
  codigo: string
  descricao: string
  inclusao: Generated<string>
}

export interface Demonstracao {
  cliente_id: number
  semente: number
  alunos: number
  contratos: number
  dia: string
  antes: ColumnType<unknown, string, string>
  etapa: string
  parte: Generated<number>
  guardado: ColumnType<unknown, string | undefined, string>
  inclusao: Generated<string>
  atualizacao: Generated<string>
  fim: string | null
}

export interface Diploma {
  cliente_id: number
  id: GeneratedAlways<number>
  aluno_id: number
  curso_id: number
  emissora_nome: string
  emissora_cnpj: string
  emissora_codigo_mec: number | null
  registradora_nome: string | null
  registradora_cnpj: string | null
  registradora_codigo_mec: number | null
  conclusao: string
  colacao_grau: string | null
  expedicao: string | null
  registro_livro: string | null
  registro_folha: string | null
  registro_numero: string | null
  registro_processo: string | null
  registro_data: string | null
  versao_leiaute: Generated<string>
  codigo_validacao: string | null
  url_xml: string | null
  url_representacao_visual: string | null
  hash_xml: string | null
  anulacao_data: string | null
  anulacao_motivo: string | null
  situacao: Generated<string>
  versao: Generated<number>
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface Disciplina {
  cliente_id: number
  id: GeneratedAlways<number>
  identificacao: string
  nome: string
  validade: string | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
  sigla: string | null
  carga_horaria: number | null
  creditos: number | null
  tipo: string | null
  unidade_id: number | null
  ativo: Generated<boolean>
  impressao: Buffer | null
  lote_id: number | null
}

export interface DisciplinaTurma {
  cliente_id: number
  id: GeneratedAlways<number>
  disciplina_id: number
  turma_id: number
  vagas: number | null
  horarios: ColumnType<unknown, string | null, string | null>
  validade: string | null
  ativo: Generated<boolean>
  impressao: Buffer | null
  lote_id: number | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface Dispositivo {
  chave: string
  usado_em: string
  dono: Generated<string>
}

export interface Documento {
  cliente_id: number
  id: GeneratedAlways<number>
  arquivo_id: number
  tipo: string | null
  modelo_id: number | null
  dados: ColumnType<unknown, string | undefined, string>
  codigo: string
  arquivo_sha256: string | null
  selado_em: string | null
  fazer: string | null
  tentativas: Generated<number>
  proxima: Generated<string>
  falha: string | null
  inclusao: Generated<string>
  certificado: string | null
}

export interface DocumentoFinanceiro {
  cliente_id: number
  id: GeneratedAlways<number>
  identificacao: string
  faturamento_id: number
  tipo: string
  numero: string | null
  serie: string | null
  chave_acesso: string | null
  emissao: string
  vencimento: string | null
  valor: string
  linha_digitavel: string | null
  nosso_numero: string | null
  pix_copia_cola: string | null
  url: string | null
  arquivo_nome: string | null
  arquivo_sha256: string | null
  arquivo_tamanho: number | null
  arquivo_tipo: string | null
  impressao: Buffer | null
  lote_id: number | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface Edicao {
  cliente_id: number
  numero: number
}

export interface Ensaio {
  cliente_id: number
  id: GeneratedAlways<number>
  situacao: string
  ambiente_id: number | null
  codigo: string | null
  esvaziar: Generated<boolean>
  token_inicio: string
  token_hash: Buffer | null
  etapa: string | null
  etapas_feitas: Generated<number>
  etapas: number | null
  pronto_em: string | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface Equivalencia {
  cliente_id: number
  id: GeneratedAlways<number>
  aluno_id: number
  curso_id: number
  disciplina_id: number | null
  tipo: string
  organizacao_id: number | null
  descricao: string | null
  inicio: string
  termino: string
  horas_solicitadas: number
  horas_deferidas: number | null
  professor_id: number | null
  parecer: string | null
  situacao: Generated<string>
  versao: Generated<number>
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface Espera {
  cliente_id: number
  lote_id: number
  sequencia: number
  parte: number
  operacao: string
  id_retorno: string | null
  chave: string
  pronta: Generated<boolean>
  expira_em: string
  nao_antes: Generated<string>
}

export interface EsperaReferencia {
  cliente_id: number
  lote_id: number
  sequencia: number
  alvo: string
  codigo: string
}

export interface Evidencia {
  cliente_id: number
  id: GeneratedAlways<number>
  arquivo_id: number
  assinatura_id: number
  ato: string
  momento: Generated<string>
  nome: string
  meio: string
  nivel: string
  endereco: string | null
  navegador: string | null
  consentimento: string | null
  consentimento_versao: number | null
  mensagem_id: number | null
  destino: string | null
  sha256: string
  motivo: string | null
  para: string | null
}

export interface Execucao {
  cliente_id: number
  id: GeneratedAlways<number>
  competencia: string
  situacao: string
  parametros: ColumnType<unknown, string, string>
  contratos: Generated<number>
  faturamentos: Generated<number>
  a_pagar: Generated<string>
  a_receber: Generated<string>
  usuario: Generated<string>
  inclusao: Generated<string>
  reversivel: Generated<boolean>
}

export interface Faturamento {
  cliente_id: number
  id: GeneratedAlways<number>
  origem: Generated<string>
  identificacao: string | null
  numero: string | null
  tipo: string
  documento: string
  nome: string
  unidade_id: number | null
  contrato_id: number | null
  competencia: string
  emissao: string
  vencimento: string
  valor: string
  desconto: string | null
  juros: string | null
  multa: string | null
  situacao_externa: string | null
  liquidacao: string | null
  valor_liquidado: string | null
  centro_custo: string | null
  historico: string | null
  impressao: Buffer | null
  lote_id: number | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
  pessoa_id: number | null
  aluno_id: number | null
  cancelamento: string | null
  movimentado: Generated<string>
  quitado: Generated<string>
  agendado: Generated<boolean>
  execucao_id: number | null
  pix_copia_cola: string | null
  versao: Generated<number>
  situacao_basica: GeneratedAlways<string>
  liquido_centavos: GeneratedAlways<number>
  numero_externo: string | null
}

export interface FaturamentoItem {
  cliente_id: number
  id: GeneratedAlways<number>
  faturamento_id: number
  sequencia: number
  contrato_id: number | null
  parcela: number | null
  tipo: string
  descricao: string
  quantidade: Generated<string>
  valor_unitario: string
  valor: string
  contrato_numero: number | null
  competencia: string | null
  linha: string | null
  ordem: number | null
  execucao_id: number | null
  calculo: ColumnType<unknown, string | null, string | null>
}

export interface FaturamentoNumero {
  cliente_id: number
  ultimo: number
}

export interface FechamentoPendente {
  cliente_id: number
  contrato_numero: number
  competencia: string
  marcado: Generated<string>
  revisado: string | null
  a_pagar: Generated<string>
  a_receber: Generated<string>
}

export interface Fila {
  lote_id: number
  cliente_id: number
  pronto_em: Generated<string>
  adiamentos: Generated<number>
  recebido_em: Generated<string>
}

export interface FilaMensagem {
  id: GeneratedAlways<number>
  cliente_id: number
  pronto_em: string
  falhas: Generated<number>
  falhando_desde: string | null
  dita: Generated<boolean>
}

export interface FilaWebhook {
  destino_id: number
  cliente_id: number
  pronto_em: string
  aflito: Generated<boolean>
  falhas: Generated<number>
}

export interface FluxoOidc {
  cliente_id: number
  estado: Buffer
  navegador: Buffer
  dados: Buffer
  expira_em: string
  rede: Generated<string>
}

export interface Formulario {
  cliente_id: number
  id: GeneratedAlways<number>
  quem: string
  pendencia: string
  edicao: number
  titulo: string
  perguntas: ColumnType<unknown, string, string>
  autor: Generated<string>
  inclusao: Generated<string>
}

export interface Frequencia {
  cliente_id: number
  id: GeneratedAlways<number>
  contrato_numero: number
  competencia: string
  faltas: Generated<number>
  dias: number | null
  horas: Generated<string>
  usuario: Generated<string>
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface Historico {
  cliente_id: number
  id: GeneratedAlways<number>
  entidade: string
  registro_id: number
  movimento: string
  de: string | null
  para: string
  motivo: string | null
  achados: ColumnType<unknown, string | undefined, string>
  autor: Generated<string>
  origem: Generated<string>
  operacao: Generated<string>
  momento: Generated<string>
  motivo_mensagem: ColumnType<unknown, string | null, string | null>
}

export interface Horario {
  cliente_id: number
  id: GeneratedAlways<number>
  referencia: string
  descricao: string
  validade: string | null
  turnos: ColumnType<unknown, string | undefined, string>
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface Idempotencia {
  cliente_id: number
  chave: string
  impressao: Buffer
  lote_id: number
  inclusao: Generated<string>
  autor: Generated<string>
}

export interface Limite {
  key: string
  points: Generated<number>
  expire: number | null
}

export interface Link {
  cliente_id: number
  id: GeneratedAlways<number>
  hash: Buffer | null
  parte: string
  pessoa_id: number
  nome: string
  finalidade: string
  entidade: string | null
  registro_id: number | null
  contrato_id: number | null
  validade: string
  copiado: Generated<boolean>
  usado_em: string | null
  encerrado_em: string | null
  encerramento: string | null
  inclusao: Generated<string>
  horas: number | null
  emitido_em: string | null
  unidades: ColumnType<string[] | null, readonly (number | string)[] | null, readonly (number | string)[] | null>
}

export interface LotacaoAtual {
  cliente_id: number | null
  colaborador_id: number | null
  contrato_id: number | null
  desde: string | null
  unidade_id: number | null
  area_id: number | null
  cargo_id: number | null
  horario_id: number | null
  horario: string | null
  lotacao_id: number | null
}

export interface Lote {
  cliente_id: number
  id: GeneratedAlways<number>
  operacao: string
  retorno: string | null
  situacao: Generated<string>
  tamanho: number
  registros: number
  partes: number
  partes_feitas: Generated<number>
  incluidos: Generated<number>
  atualizados: Generated<number>
  inalterados: Generated<number>
  recusados: Generated<number>
  erros: Generated<number>
  alertas: Generated<number>
  tentativas: Generated<number>
  quedas: Generated<number>
  falha: string | null
  recebido_em: Generated<string>
  iniciado_em: string | null
  terminado_em: string | null
  credencial: string | null
  aguardando: Generated<number>
  simulado: Generated<boolean>
  origem_id: number | null
  origem_sequencias: number[] | null
  portal: Generated<boolean>
  raiz_id: number | null
  raiz_sequencias: number[] | null
  correcoes: Generated<number>
  reenvio: Generated<boolean>
  permissoes: ColumnType<string[] | null, readonly string[] | null, readonly string[] | null>
  falha_mensagem: ColumnType<unknown, string | null, string | null>
  campos_desconhecidos: ColumnType<unknown, string | null, string | null>
}

export interface LoteParte {
  cliente_id: number
  lote_id: number
  parte: number
  primeiro: number
  registros: number
  largo: boolean
  corpo: Buffer
}

export interface LoteResultado {
  cliente_id: number
  lote_id: number
  parte: number
  primeiro: number
  resultados: string
  chaves: ColumnType<string[], readonly string[], readonly string[]>
  retornos: ColumnType<string[] | null, readonly string[] | null, readonly string[] | null>
}

export interface Mensagem {
  cliente_id: number
  id: GeneratedAlways<number>
  identificador: Generated<string>
  modelo: string
  parte: string
  pessoa_id: number
  nome: string
  email: string | null
  entidade: string | null
  registro_id: number | null
  contrato_id: number | null
  dados: Generated<string>
  link_id: number | null
  segredo: Buffer | null
  lembrete: Generated<boolean>
  resumo_id: number | null
  situacao: Generated<string>
  tentativas: Generated<number>
  proxima_em: Generated<string>
  diagnostico: string | null
  resposta: string | null
  enviada_em: string | null
  versao: Generated<number>
  inclusao: Generated<string>
  atualizacao: Generated<string>
  canal: Generated<string>
  telefone: string | null
}

export interface Migracao {
  nome: string
  aplicada_em: Generated<string>
  versao: Generated<string | null>
}

export interface MigracaoAndamento {
  nome: string
  posicao: ColumnType<unknown, string, string>
}

export interface Modelo {
  cliente_id: number
  id: GeneratedAlways<number>
  tipo: string
  edicao: number
  titulo: string
  corpo: string
  autor: Generated<string>
  inclusao: Generated<string>
  situacao: Generated<string>
  versao: Generated<number>
  atualizacao: Generated<string>
}

export interface ModeloMensagem {
  cliente_id: number
  id: GeneratedAlways<number>
  modelo: string
  assunto: string
  texto: string
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface Movimento {
  cliente_id: number
  id: GeneratedAlways<number>
  faturamento_id: number
  tipo: string
  data: string
  credito: string | null
  valor: string
  juros: Generated<string>
  multa: Generated<string>
  desconto: Generated<string>
  forma: string | null
  banco: string | null
  nosso_numero: string | null
  end_to_end: string | null
  origem: string
  retorno_item_id: number | null
  estorno_de: number | null
  motivo: string | null
  usuario: Generated<string>
  inclusao: Generated<string>
  remessa_item_id: number | null
}

export interface MovimentoRetificacao {
  cliente_id: number
  id: GeneratedAlways<number>
  movimento_id: number
  motivo: string | null
  usuario: Generated<string>
  inclusao: Generated<string>
}

export interface Mudanca {
  cliente_id: number
  id: GeneratedAlways<number>
  tipo: string
  alvo: number
}

export interface Ocorrencia {
  cliente_id: number
  id: GeneratedAlways<number>
  lote_id: number
  sequencia: number
  operacao: string
  id_retorno: string | null
  chave: string | null
  campo: string | null
  codigo: string
  gravidade: string
  mensagem: string
  inclusao: Generated<string>
  valores: ColumnType<unknown, string | null, string | null>
}

export interface Orcamento {
  cliente_id: number
  id: GeneratedAlways<number>
  exercicio: number
  semestre: Generated<number>
  unidade_id: number | null
  centro_custo: string | null
  tipo: string
  valor_previsto: string
  vagas_previstas: number | null
  situacao: Generated<string>
  versao: Generated<number>
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface OrcamentoMudanca {
  cliente_id: number
  id: GeneratedAlways<number>
  orcamento_id: number
  momento: Generated<string>
}

export interface Parcela {
  cliente_id: number
  contrato_id: number
  parcela: number
  data: string
  valor_bolsa: string
  tipo_taxa: string
  usuario: Generated<string>
  inclusao: Generated<string>
  id: GeneratedAlways<number>
  pagamento: string | null
}

export interface Participacao {
  cliente_id: number
  id: GeneratedAlways<number>
  projeto_extensao_id: number
  aluno_id: number
  papel: Generated<string>
  horas_previstas: number | null
  inicio: string
  termino: string | null
  situacao: Generated<string>
  versao: Generated<number>
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface ParticipacaoHora {
  cliente_id: number
  id: GeneratedAlways<number>
  participacao_id: number
  data: string
  horas: string
  descricao: string | null
  inclusao: Generated<string>
}

export interface Pendencia {
  cliente_id: number
  contrato_id: number | null
  id: GeneratedAlways<number>
  tipo: string
  situacao: Generated<string>
  prazo_entrega: string | null
  entrega: string | null
  parecer_estagiario: string | null
  parecer_estagiario_em: string | null
  parecer_concedente: string | null
  parecer_concedente_em: string | null
  parecer_professor: string | null
  parecer_professor_em: string | null
  disciplina_id: number | null
  avaliacao: string | null
  nota: string | null
  validade: string | null
  usuario: Generated<string>
  inclusao: Generated<string>
  atualizacao: Generated<string>
  projeto_extensao_id: number | null
  aluno_id: number | null
  professor_id: number | null
  arquivo_id: number | null
  versao: Generated<number>
  periodo_ate: string | null
}

export interface Perfil {
  cliente_id: number
  id: GeneratedAlways<number>
  codigo: string
  nome: string
  inclusao: Generated<string>
  permissoes: ColumnType<string[], readonly string[] | undefined, readonly string[]>
  por_integracao: Generated<boolean>
  por_unidade: Generated<boolean>
  oferta: ColumnType<string[], readonly string[] | undefined, readonly string[]>
}

export interface Pessoa {
  cliente_id: number
  id: GeneratedAlways<number>
  tipo: string
  documento: string
  nome: string
  nome_fantasia: string | null
  validade: string | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
  nome_social: string | null
  papel: ColumnType<unknown, string | null, string | null>
  email: string | null
  telefone: string | null
  endereco: string | null
  numero: string | null
  complemento: string | null
  bairro: string | null
  cidade: string | null
  uf: string | null
  cep: string | null
  inscricao_estadual: string | null
  quantidade_empregados: number | null
  conselho: string | null
  registro_conselho: string | null
  representante_nome: string | null
  representante_cpf: string | null
  representante_cargo: string | null
  empresa: string | null
  dados_bancarios: Buffer | null
  ativo: Generated<boolean>
  impressao: Buffer | null
  lote_id: number | null
  versao: Generated<number>
  representante_email: string | null
}

export interface Professor {
  cliente_id: number
  id: GeneratedAlways<number>
  identificacao: string
  nome: string
  cpf: string | null
  email: string | null
  validade: string | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
  nome_social: string | null
  documento: string | null
  documento_chave: string | null
  login: string | null
  login_chave: string | null
  email_chave: string | null
  telefone: string | null
  matricula: string | null
  titulacao: string | null
  unidade_id: number | null
  bloqueio: string | null
  ativo: Generated<boolean>
  impressao: Buffer | null
  lote_id: number | null
  versao: Generated<number>
}

export interface ProjetoExtensao {
  cliente_id: number
  id: GeneratedAlways<number>
  titulo: string
  modalidade: string
  area_tematica: string | null
  unidade_id: number | null
  professor_id: number
  publico_alvo: string | null
  inicio: string
  termino: string
  horas: number | null
  orcamento_valor: string | null
  orcamento_fonte: string | null
  situacao: Generated<string>
  versao: Generated<number>
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface ProjetoExtensaoCurso {
  cliente_id: number
  id: GeneratedAlways<number>
  projeto_extensao_id: number
  curso_id: number
  horas_curriculares: number | null
}

export interface ProjetoExtensaoParceiro {
  cliente_id: number
  id: GeneratedAlways<number>
  projeto_extensao_id: number
  pessoa_id: number
}

export interface Proposta {
  cliente_id: number
  id: GeneratedAlways<number>
  titulo: string
  situacao: Generated<string>
  professor_id: number | null
  inicio: string | null
  termino: string | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
  tipo: Generated<string>
  edital: string | null
  unidade_id: number | null
  curso_id: number | null
  vagas_bolsistas: number | null
  vagas_voluntarios: number | null
  bolsa_valor: string | null
  bolsa_tipo: string | null
  horas_semanais: string | null
  versao: Generated<number>
}

export interface PropostaDisciplina {
  cliente_id: number
  proposta_id: number
  id: GeneratedAlways<number>
  disciplina_id: number
  turma: string | null
}

export interface ProvedorOidc {
  cliente_id: number
  emissor: string
  identificador: string
  segredo: Buffer | null
  escopos: Generated<string>
  campo_login: Generated<string>
  rotulo: string
  aceita_senha: Generated<boolean>
  atualizacao: Generated<string>
  id: GeneratedAlways<number>
}

export interface RegistroAtividade {
  cliente_id: number
  contrato_id: number
  id: GeneratedAlways<number>
  realizacao: string | null
  inicio: string | null
  termino: string | null
  atividades: string
  situacao: Generated<string>
  aprovacao: string | null
  inclusao: Generated<string>
  usuario: Generated<string>
  versao: Generated<number>
  atualizacao: Generated<string>
}

export interface Remessa {
  cliente_id: number
  id: GeneratedAlways<number>
  conta_bancaria_id: number
  nsa: number
  situacao: Generated<string>
  nome_arquivo: string
  quantidade_lotes: number
  quantidade_registros: number
  quantidade_itens: number
  valor_total: string
  hash: string
  avisos: ColumnType<unknown, string | undefined, string>
  gerada_por: string
  gerada_por_nome: Generated<string>
  aprovada_por: string | null
  aprovada_por_nome: string | null
  aprovada_em: string | null
  enviada_em: string | null
  versao: Generated<number>
  inclusao: Generated<string>
  atualizacao: Generated<string>
  avisos_mensagens: ColumnType<unknown, string | null, string | null>
}

export interface RemessaConteudo {
  cliente_id: number
  remessa_id: number
  conteudo: Buffer
}

export interface RemessaItem {
  cliente_id: number
  id: GeneratedAlways<number>
  remessa_id: number
  conta_bancaria_id: number
  faturamento_id: number
  situacao: Generated<string>
  sequencia: number
  numero_lote: number
  forma: string
  forma_lancamento: string
  contador: number
  seu_numero: string
  favorecido: Buffer
  valor: string
  data: string
  ocorrencias: ColumnType<unknown, string | undefined, string>
  data_real: string | null
  valor_real: string | null
  retorno_item_id: number | null
  versao: Generated<number>
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface Representante {
  cliente_id: number
  id: GeneratedAlways<number>
  concedente_id: number
  pessoa_id: number
  inclusao: Generated<string>
}

export interface Retorno {
  cliente_id: number
  id: GeneratedAlways<number>
  conta_bancaria_id: number
  arquivo_nome: string
  arquivo_sha256: string
  arquivo_tamanho: number
  banco: string
  nsa: number | null
  geracao: string | null
  etapa: string | null
  quantidade_itens: number
  avisos: ColumnType<unknown, string | undefined, string>
  codigos: ColumnType<unknown, string | undefined, string>
  usuario: Generated<string>
  inclusao: Generated<string>
  atualizacao: Generated<string>
  avisos_mensagens: ColumnType<unknown, string | null, string | null>
}

export interface RetornoItem {
  cliente_id: number
  id: GeneratedAlways<number>
  retorno_id: number
  situacao: Generated<string>
  linha: number
  remessa_item_id: number | null
  seu_numero: string
  favorecido: Buffer
  valor: string | null
  data: string | null
  valor_real: string | null
  data_real: string | null
  ocorrencias: ColumnType<unknown, string | undefined, string>
  autenticacao: string | null
  resultado: string
  efeito: string
  versao: Generated<number>
  inclusao: Generated<string>
  atualizacao: Generated<string>
  efeito_mensagem: ColumnType<unknown, string | null, string | null>
}

export interface SegundoFator {
  cliente_id: number
  id: GeneratedAlways<number>
  tipo: string
  pessoa_id: number
  segredo: Buffer | null
  proposto: Buffer | null
  ultimo_passo: Generated<number>
  desde: string | null
  inclusao: Generated<string>
}

export interface Senha {
  cliente_id: number
  dono: string
  dono_id: number
  hash: string | null
  selada: Buffer | null
  atualizacao: Generated<string>
  copiada: Generated<boolean>
}

export interface Sessao {
  cliente_id: number
  id: GeneratedAlways<number>
  hash: Buffer
  tipo: string
  pessoa_id: number
  metodo: string
  navegador: string
  endereco: string | null
  inclusao: string
  usada_em: string
  expira_em: string
  encerrada_em: string | null
  falta: string | null
  segundo_fator: string | null
}

export interface Solicitacao {
  cliente_id: number
  contrato_id: number | null
  id: GeneratedAlways<number>
  tipo: string
  situacao: Generated<string>
  motivo: string | null
  data: string | null
  usuario: Generated<string>
  inclusao: Generated<string>
  contrato_numero: number | null
  solicitante: Generated<string>
  aluno_id: number | null
  professor_id: number | null
  pessoa_id: number | null
  curso_id: number | null
  descricao: string | null
  inicio: string | null
  termino: string | null
  prazo: string | null
  atendimento: string | null
  responsavel: string | null
  resultado: string | null
  resultado_id: number | null
  versao: Generated<number>
  atualizacao: Generated<string>
  proposta_id: number | null
  modalidade: string | null
  tipo_estagio: string | null
  horas_diaria: string | null
  horas_semanal: string | null
  bolsa_valor: string | null
  auxilio_transporte_valor: string | null
  plano_estagio: string | null
  atividade: string | null
  horas_solicitadas: number | null
  erros: string | null
  mudou: ColumnType<string[] | null, readonly string[] | null, readonly string[] | null>
  matricula: string | null
}

export interface Tarefa {
  tipo: string
  cliente_id: number
  pedida_em: string
  servida_em: Generated<string>
}

export interface Tentativa {
  chave: string
  falhas: number
  ate: string
}

export interface TotalRecebido {
  cliente_id: number
  id: GeneratedAlways<number>
  por: string
  dia: string
  unidade_id: number
  documento: string
  linhas: number
  recebimentos: number
  recebido: string
  juros: string
  multa: string
  desconto: string
  estornado: string
  faturado: string
  aberto: string
  inclusao: Generated<string>
}

export interface TrabalhoAgendado {
  nome: string
  falhas: Generated<number>
  falhando_desde: string | null
  falha: string | null
  concluido_em: string | null
}

export interface Turma {
  cliente_id: number
  id: GeneratedAlways<number>
  identificacao: string
  nome: string
  ano: number
  semestre: string
  curso_id: number | null
  turno: string | null
  inicio: string | null
  termino: string | null
  unidade_id: number | null
  validade: string | null
  ativo: Generated<boolean>
  impressao: Buffer | null
  lote_id: number | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface TurmaAluno {
  cliente_id: number
  id: GeneratedAlways<number>
  turma_id: number
  aluno_id: number
  disciplina_id: Generated<number>
  situacao: string | null
  nota: string | null
  frequencia: string | null
  validade: string | null
  ativo: Generated<boolean>
  impressao: Buffer | null
  lote_id: number | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface TurmaProfessor {
  cliente_id: number
  id: GeneratedAlways<number>
  turma_id: number
  professor_id: number
  disciplina_id: Generated<number>
  funcao: string | null
  validade: string | null
  ativo: Generated<boolean>
  impressao: Buffer | null
  lote_id: number | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface Unidade {
  cliente_id: number
  id: GeneratedAlways<number>
  codigo: string
  nome: string
  superior_id: number | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
  origem: Generated<string>
}

export interface Usuario {
  cliente_id: number
  id: GeneratedAlways<number>
  identificador: number
  login: string
  login_chave: string
  nome: string
  nome_completo: string | null
  telefone: string | null
  email: string | null
  email_chave: string | null
  endereco: string | null
  complemento: string | null
  bairro: string | null
  cidade: string | null
  uf: string | null
  cep: string | null
  cpf: string | null
  matricula: string | null
  unidade_id: number | null
  perfil_id: number
  autentica: Generated<boolean>
  nascimento: string | null
  ramal: string | null
  codigo_menu: string | null
  validade: string | null
  impressao: Buffer | null
  lote_id: number | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
  versao: Generated<number>
}

export interface Vaga {
  cliente_id: number
  id: GeneratedAlways<number>
  identificacao: string
  origem: Generated<string>
  situacao: Generated<string>
  titulo: string
  tipo: string
  concedente_id: number | null
  quantidade: number
  quantidade_pcd: number | null
  descricao: string | null
  requisitos: string | null
  cursos: ColumnType<unknown, string | null, string | null>
  nivel: string | null
  periodo_minimo: number | null
  horas_diarias: string | null
  horas_semanais: string | null
  horario: string | null
  bolsa_valor: string | null
  bolsa_tipo: string | null
  auxilio_transporte: Generated<boolean>
  beneficios: string | null
  modalidade: string | null
  cidade: string | null
  uf: string | null
  inicio_inscricao: string
  fim_inscricao: string | null
  contato_email: string | null
  confidencial: Generated<boolean>
  encerramento_motivo: string | null
  encerramento_data: string | null
  encerramento_observacao: string | null
  quantidade_preenchida: number | null
  lote_encerramento_id: number | null
  impressao: Buffer | null
  lote_id: number | null
  inclusao: Generated<string>
  atualizacao: Generated<string>
  versao: Generated<number>
  unidade_id: number | null
  area_id: number | null
  cargo_id: number | null
  horario_id: number | null
  motivo: string | null
  substituido_id: number | null
  proposta_id: number | null
}

export interface Vez {
  cliente_id: number
  servido_em: string
}

export interface WebhookDestino {
  cliente_id: number
  id: GeneratedAlways<number>
  url: string
  segredo: Buffer
  segredo_anterior: Buffer | null
  anterior_ate: string | null
  eventos: ColumnType<string[], readonly string[] | undefined, readonly string[]>
  todos_os_lotes: Generated<boolean>
  situacao: Generated<string>
  motivo: string | null
  diagnostico: string | null
  situacao_desde: Generated<string>
  sequencia: Generated<number>
  falhas: Generated<number>
  falhas_desde: string | null
  nao_antes: Generated<string>
  dreno_ate: Generated<number>
  inclusao: Generated<string>
  atualizacao: Generated<string>
}

export interface WebhookEvento {
  cliente_id: number
  id: string
  destino_id: number
  sequencia: number
  lote_id: number
  id_retorno: string | null
  complemento: boolean
  aguardando: number
  carga: string
  situacao: Generated<string>
  tentativas: Generated<number>
  envios: Generated<number>
  sondas: Generated<number>
  proxima_em: Generated<string>
  diagnostico: string | null
  entregue_em: string | null
  inclusao: Generated<string>
}

export interface WebhookTentativa {
  cliente_id: number
  id: GeneratedAlways<number>
  destino_id: number
  evento_id: string | null
  inicio: string
  duracao_ms: number
  status: number | null
  diagnostico: string
  detalhe: Generated<string>
  resposta: Generated<string>
}
