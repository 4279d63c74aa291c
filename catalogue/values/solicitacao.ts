import type { PartyKind } from '../doors.ts'

/** What can be asked for. */
export const tiposSolicitacao = [
  'Inclusão de contrato',
  'Alteração contratual',
  'Rescisão',
  'Recesso',
  'Declaração',
  'Equivalência',
  'Convênio',
] as const
export type TipoSolicitacao = (typeof tiposSolicitacao)[number]

/** Nouns of which meeting a request makes one, and what people call them. */
export const resultadosSolicitacao = {
  arquivo: 'Arquivo',
  contrato: 'Contrato',
  convenio: 'Convênio',
  equivalencia: 'Equivalência',
} as const

/** Requests about a contract that exists; for others it may be named, or must not be. */
export const sobreContrato: readonly TipoSolicitacao[] = [
  'Alteração contratual',
  'Rescisão',
  'Recesso',
  'Declaração',
]
export const semContrato: readonly TipoSolicitacao[] = ['Inclusão de contrato', 'Convênio']

/** Requests that only a contract in force can meet. */
export const comContratoAtivo: readonly TipoSolicitacao[] = ['Alteração contratual', 'Rescisão', 'Recesso']

/** What each party is called as the one who asks. */
export const solicitantePorParte = {
  aluno: 'Aluno',
  professor: 'Professor',
  concedente: 'Concedente',
  supervisor: 'Supervisor',
  responsavel: 'Responsável',
} as const satisfies Readonly<Record<PartyKind, string>>

export const daInstituicao = 'Instituição'
export const solicitantes = [...Object.values(solicitantePorParte), daInstituicao] as const
