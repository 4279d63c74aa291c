import { labelledBy, phrase, withEnglish, withLabels } from '../phrase.ts'

/** Documents that the platform creates for a contract or an agreement. */
export const tiposDocumento = withEnglish({
  'Termo de compromisso': 'Term of commitment',
  'Termo de monitoria': 'Term of teaching assistance',
  'Termo aditivo': 'Amendment',
  'Termo de rescisão': 'Term of termination',
  'Termo de realização': 'Term of completion',
  Declaração: 'Declaration',
  Convênio: 'Agreement',
})

export type TipoDocumento = (typeof tiposDocumento)[number]

/** The document of an agreement; all others are of a contract. */
export const documentoDoConvenio = 'Convênio' satisfies TipoDocumento

export const tiposArquivo = withLabels({
  ...tiposDocumento.labels,
  ...withEnglish({
    'Plano de atividades': 'Plan of activities',
    'Relatório de atividades': 'Report of activities',
    Apólice: 'Policy',
    Recibo: 'Receipt',
    Outros: 'Others',
  }).labels,
})

/** Owners of a file by foreign key column. A file delivered for a pending item or a request belongs to that, not to its contract. */
export const origensArquivo = {
  pendencia_id: 'Pendência',
  solicitacao_id: 'Solicitação',
  contrato_id: 'Contrato',
  convenio_id: 'Convênio',
  equivalencia_id: 'Equivalência',
  projeto_extensao_id: 'Projeto de extensão',
  apolice_id: 'Apólice',
  pessoa_id: 'Pessoa',
} as const

/** Noun of each owner. */
export const entidadesArquivo = Object.fromEntries(
  Object.entries(origensArquivo).map(([column, dono]) => [dono, column.replace(/_id$/, '')]),
)

/** What people read in place of each owner. */
export const donosArquivo = labelledBy(
  withEnglish({
    Pendência: 'Pending item',
    Solicitação: 'Request',
    Contrato: 'Contract',
    Convênio: 'Agreement',
    Equivalência: 'Equivalence',
    'Projeto de extensão': 'Extension project',
    Apólice: 'Policy',
    Pessoa: 'Person',
  }).labels,
  Object.values(origensArquivo),
)

/** Levels of electronic signatures (Lei 14.063/2020, art. 4º), in rising order. */
export const niveis = withEnglish({ simples: 'simple', avançada: 'advanced', qualificada: 'qualified' })
export type Nivel = (typeof niveis)[number]

/** Signers of documents, with labels. */
export const signatarios = {
  aluno: phrase('Estudante', 'Student'),
  responsavel: phrase('Responsável legal', 'Legal guardian'),
  concedente: phrase('Concedente', 'Host'),
  supervisor: phrase('Supervisor', 'Supervisor'),
  professor: phrase('Professor orientador', 'Advising professor'),
  instituicao: phrase('Instituição de ensino', 'Educational institution'),
} as const
export type Signatario = keyof typeof signatarios
