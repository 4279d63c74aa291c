import { bodyProblems, type ProblemCode } from '../problems.ts'
import { hindrances } from '../session/operation.ts'

/** What whoever enters by a door of people may be told, whatever they ask for and however well. */
export const atDoor = [
  'CREDENCIAL_INVALIDA',
  'SESSAO_INVALIDA',
  'SEGUNDO_FATOR_EXIGIDO',
  ...hindrances,
  'ORIGEM_RECUSADA',
  'PERMISSAO_AUSENTE',
  'METODO_INVALIDO',
  'LIMITE_EXCEDIDO',
  'INTERNO',
  'CONTEUDO_ILEGIVEL',
  'INDISPONIVEL',
] as const satisfies readonly ProblemCode[]

/** The same with what is the operation's own. */
export const doorProblems = (own: readonly ProblemCode[]): readonly ProblemCode[] => [
  ...bodyProblems,
  ...own,
  ...atDoor,
]
