import { phrase, withEnglish, withLabels } from '../phrase.ts'

/** Pending items of contracts, as the interface names them. */
export const tiposPendencia = withEnglish({
  'Relatório de atividades': 'Report of activities',
  'Relatório final': 'Final report',
  'Alteração contratual': 'Change of a contract',
  'Rescisão contratual': 'Termination of a contract',
  'Requerimento de matrícula': 'Request of enrolment',
  'Contrato assinado': 'Signed contract',
  'Avaliação campo estágio': 'Evaluation of the place of internship',
  'Apontamento de horas': 'Record of hours',
})

/** Pending items of extension projects. */
export const tiposPendenciaExtensao = withEnglish({
  'Relatório parcial': 'Partial report',
  'Relatório final': 'Final report',
  'Lista de presença': 'List of attendance',
  'Termo de participação': 'Term of participation',
  'Prestação de contas': 'Statement of accounts',
  'Avaliação da comunidade': 'Evaluation by the community',
})

export const todosTiposPendencia = withLabels({ ...tiposPendencia.labels, ...tiposPendenciaExtensao.labels })
export type TipoPendencia = (typeof tiposPendencia)[number] | (typeof tiposPendenciaExtensao)[number]

/** Complete on delivery. All others end with the professor's opinion. */
export const soEntrega: readonly TipoPendencia[] = [
  'Contrato assinado',
  'Requerimento de matrícula',
  'Rescisão contratual',
  'Lista de presença',
  'Termo de participação',
]

/** Kinds that require a document unless the client decides otherwise. Of the others it is optional. */
const comDocumento: readonly TipoPendencia[] = [
  'Relatório de atividades',
  'Relatório final',
  'Alteração contratual',
  'Rescisão contratual',
  'Requerimento de matrícula',
  'Contrato assinado',
  'Relatório parcial',
  'Lista de presença',
  'Termo de participação',
  'Prestação de contas',
]

/** Name of a kind in settings: its words without accents, as `relatorioFinal`. */
export const chaveDoTipo = (tipo: TipoPendencia): string =>
  tipo
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())

/** Kinds by their names in settings. */
export const tiposPorChave: Readonly<Record<string, TipoPendencia>> = Object.fromEntries(
  todosTiposPendencia.map((tipo) => [chaveDoTipo(tipo), tipo]),
)

/** Whether a delivery of the kind needs a document, given what the client decided by kind. */
export const exigeDocumento = (tipo: TipoPendencia, decidido: Readonly<Record<string, string>>): boolean =>
  (decidido[chaveDoTipo(tipo)] ?? (comDocumento.includes(tipo) ? 'S' : 'N')) === 'S'

/** The host of an internship gives its opinion before the professor. */
export const comParecerConcedente: readonly TipoPendencia[] = [
  'Relatório de atividades',
  'Relatório final',
  'Apontamento de horas',
]

/** Reports, which are graded. */
export const relatorios = [
  'Relatório de atividades',
  'Relatório final',
] as const satisfies readonly TipoPendencia[]

/**
 * Items of contracts that staff request, or that a rule of the institution adds to every contract of a type.
 */
export const pendenciasPedidas = [
  'Requerimento de matrícula',
  'Avaliação campo estágio',
  'Apontamento de horas',
] as const satisfies readonly TipoPendencia[]
export type PendenciaPedida = (typeof pendenciasPedidas)[number]

/** Items of extension projects that staff request. */
export const pendenciasPedidasExtensao = [
  'Relatório parcial',
  'Lista de presença',
  'Avaliação da comunidade',
] as const satisfies readonly TipoPendencia[]

/** Types of contracts for which an institution defines items of every contract. */
export const tiposContratoComRegra = {
  estagioObrigatorio: phrase('estágio obrigatório', 'mandatory internship'),
  estagioNaoObrigatorio: phrase('estágio não obrigatório', 'optional internship'),
  monitoria: phrase('monitoria', 'teaching assistance'),
} as const
export type TipoContratoComRegra = keyof typeof tiposContratoComRegra
