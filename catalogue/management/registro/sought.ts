import { type Right, rightsOf } from '../../doors.ts'
import { nounOperations } from '../noun-operations.ts'

/** Nouns that the search finds, in the order of the answer. */
export const soughtNouns = [
  'contrato',
  'aluno',
  'professor',
  'pessoa',
  'colaborador',
  'convenio',
  'vaga',
  'faturamento',
  'lote',
  'usuario',
] as const
export type SoughtNoun = (typeof soughtNouns)[number]

const lists = nounOperations.filter(
  ({ kind, noun }) => kind === 'listing' && (soughtNouns as readonly string[]).includes(noun),
)

/** Rights that open the list of some of them. */
export const soughtRights: readonly Right[] = [...new Set(lists.flatMap(rightsOf))]
