/** Documents that the platform makes of a contract. */
export const tiposDocumento = [
  'Termo de compromisso',
  'Termo de monitoria',
  'Termo aditivo',
  'Termo de rescisão',
  'Termo de realização',
  'Declaração',
  'Recibo',
] as const

export type TipoDocumento = (typeof tiposDocumento)[number]

/** What files are. */
export const tiposArquivo = [
  ...tiposDocumento,
  'Plano de atividades',
  'Relatório de atividades',
  'Apólice',
  'Convênio',
  'Outros',
] as const

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

/** How sure it is who signed (Lei 14.063/2020, art. 4º); in rising order. */
export const niveis = ['simples', 'avançada', 'qualificada'] as const
export type Nivel = (typeof niveis)[number]

/** Who signs documents, with what the signature is called. */
export const signatarios = {
  aluno: 'Estudante',
  responsavel: 'Responsável legal',
  concedente: 'Concedente',
  supervisor: 'Supervisor',
  professor: 'Professor orientador',
  instituicao: 'Instituição de ensino',
} as const
export type Signatario = keyof typeof signatarios
