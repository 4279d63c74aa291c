/** Parties and records that a document names. */
const partes = {
  aluno: 'estudante',
  responsavel: 'responsável legal',
  concedente: 'concedente',
  instituicao: 'instituição de ensino',
  agente: 'agente de integração',
  supervisor: 'supervisor',
  professor: 'professor orientador',
} as const

const daParte = {
  nome: 'Nome',
  documento: 'CPF ou CNPJ',
  endereco: 'Endereço',
  representante: 'Quem representa',
  representanteCargo: 'Cargo de quem representa',
  representanteCpf: 'CPF de quem representa',
} as const

type CampoDeParte = `${keyof typeof partes}.${keyof typeof daParte}`

const deParte = Object.fromEntries(
  Object.entries(partes).flatMap(([parte, quem]) =>
    Object.entries(daParte).map(([campo, texto]) => [`${parte}.${campo}`, `${texto}: ${quem}`]),
  ),
) as Record<CampoDeParte, string>

/** All placeholders of a template with their meanings. */
export const camposDocumento = {
  ...deParte,
  'aluno.nomeCivil': 'Nome civil do estudante',
  'aluno.matricula': 'Matrícula do estudante',
  'aluno.nascimento': 'Nascimento do estudante',
  'aluno.rg': 'Documento nacional de identidade do estudante',
  'aluno.sexo': 'Sexo do estudante',
  'aluno.estadoCivil': 'Estado civil do estudante',
  'aluno.nomeMae': 'Nome da mãe do estudante',
  'aluno.nacionalidade': 'Nacionalidade do estudante',
  'aluno.naturalidade': 'Naturalidade do estudante',
  'cliente.nome': 'Nome da instituição na plataforma',
  data: 'Dia da emissão',
  'contrato.numero': 'Número do contrato',
  'contrato.sequencia': 'Sequência do contrato',
  'contrato.inicio': 'Início',
  'contrato.encerramento': 'Encerramento',
  'vigencia.inicio': 'Início da primeira sequência do contrato',
  'vigencia.fim': 'Último dia em que o contrato vale ou valeu',
  'contrato.tipo': 'Tipo de contrato',
  'contrato.tipoEstagio': 'Tipo de estágio',
  curso: 'Curso',
  unidade: 'Unidade',
  convenio: 'Convênio',
  proposta: 'Proposta de monitoria',
  disciplinas: 'Disciplinas da monitoria',
  'horas.semanal': 'Horas por semana',
  'horas.diaria': 'Horas por dia',
  'horas.total': 'Horas no total',
  horario: 'Horário',
  'recesso.diasAno': 'Dias de recesso por ano, pela lei do primeiro dia do contrato',
  local: 'Local',
  plano: 'Plano de atividades',
  desempenho: 'Avaliação de desempenho',
  'bolsa.valor': 'Valor da bolsa',
  'bolsa.tipo': 'Como a bolsa é paga',
  auxilioTransporte: 'Auxílio-transporte',
  beneficios: 'Outros benefícios',
  'seguro.apolice': 'Apólice do seguro',
  'seguro.seguradora': 'Seguradora',
  'rescisao.data': 'Dia da rescisão',
  'rescisao.motivo': 'Motivo da rescisão',
  'aditivo.tipo': 'O que o aditivo muda',
  'aditivo.descricao': 'Descrição do aditivo',
} as const

export type CampoDocumento = keyof typeof camposDocumento

export const nomesDeCampos = Object.keys(camposDocumento) as CampoDocumento[]
