import { bodyProblems, type ProblemCode } from '../problems.ts'
import { hindrances } from '../session/operation.ts'

/** Problems that any call by people may get, regardless of its operation. */
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

/** The same with the operation's own problems. */
export const doorProblems = (own: readonly ProblemCode[]): readonly ProblemCode[] => [
  ...bodyProblems,
  ...own,
  ...atDoor,
]
