import type { PartyKind } from '../doors.ts'
import { labelledBy, phrase, withEnglish } from '../phrase.ts'

/** What can be asked for. */
export const tiposSolicitacao = withEnglish({
  'Inclusão de contrato': 'New contract',
  'Alteração contratual': 'Change of a contract',
  Rescisão: 'Termination',
  Recesso: 'Recess',
  Declaração: 'Declaration',
  Equivalência: 'Equivalence',
  Convênio: 'Agreement',
})
export type TipoSolicitacao = (typeof tiposSolicitacao)[number]

/** Nouns of which meeting a request makes one, and what people call them. */
export const resultadosSolicitacao = {
  arquivo: phrase('Arquivo', 'File'),
  contrato: phrase('Contrato', 'Contract'),
  convenio: phrase('Convênio', 'Agreement'),
  equivalencia: phrase('Equivalência', 'Equivalence'),
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
export const solicitantes = labelledBy(
  withEnglish({
    Aluno: 'Student',
    Professor: 'Professor',
    Concedente: 'Host',
    Supervisor: 'Supervisor',
    Responsável: 'Guardian',
    Instituição: 'Institution',
  }).labels,
  [...Object.values(solicitantePorParte), daInstituicao],
)
