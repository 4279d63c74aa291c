import type { PartyKind } from '../doors.ts'
import { labelledBy, phrase, withEnglish } from '../phrase.ts'

/** Review of the draft of a term, which the institution asks a host for. */
export const conferencia = 'Conferência do termo'

/** Requests that people may add themselves. */
export const tiposPedidos = withEnglish({
  'Inclusão de contrato': 'New contract',
  'Alteração contratual': 'Change of a contract',
  Rescisão: 'Termination',
  Recesso: 'Recess',
  Declaração: 'Declaration',
  Equivalência: 'Equivalence',
  Convênio: 'Agreement',
})

export const tiposSolicitacao = labelledBy(
  { ...tiposPedidos.labels, [conferencia]: phrase(conferencia, 'Review of the term') } as const,
  [...tiposPedidos, conferencia],
)
export type TipoSolicitacao = (typeof tiposSolicitacao)[number]

/** Nouns that fulfilling a request may create, with labels. */
export const resultadosSolicitacao = {
  arquivo: phrase('Arquivo', 'File'),
  contrato: phrase('Contrato', 'Contract'),
  convenio: phrase('Convênio', 'Agreement'),
  equivalencia: phrase('Equivalência', 'Equivalence'),
} as const

/** Requests about an existing contract; for others the contract is optional or not allowed. */
export const sobreContrato: readonly TipoSolicitacao[] = [
  'Alteração contratual',
  'Rescisão',
  'Recesso',
  'Declaração',
  conferencia,
]
export const semContrato: readonly TipoSolicitacao[] = ['Inclusão de contrato', 'Convênio']

/** Requests that need a contract in force. */
export const comContratoAtivo: readonly TipoSolicitacao[] = ['Alteração contratual', 'Rescisão', 'Recesso']

/** Label of each party as requester. */
export const solicitantePorParte = {
  aluno: 'Aluno',
  professor: 'Professor',
  concedente: 'Concedente',
  supervisor: 'Supervisor',
  responsavel: 'Responsável',
} as const satisfies Readonly<Record<PartyKind, string>>

/** Noun of the register of each requester. */
export const entidadesSolicitante: Readonly<Record<string, string>> = {
  Aluno: 'aluno',
  Professor: 'professor',
  Concedente: 'pessoa',
  Supervisor: 'pessoa',
  Responsável: 'pessoa',
}

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
