import type { Right } from '../doors.ts'
import type { Field } from '../fields.ts'
import type { Shape } from '../output.ts'
import type { Phrase } from '../phrase.ts'
import type { ProblemCode } from '../problems.ts'

/** What people do to enter and leave. Unlike integrations, they use a browser, which keeps a cookie. */
export interface SessionOperation {
  family: 'session'
  id: string
  method: 'GET' | 'POST' | 'DELETE'
  path: `/sessao${string}`
  title: Phrase
  description: Phrase
  /** For everybody; behind a session; or behind a session and its CSRF token, because it changes something. */
  access: 'open' | 'session' | 'change'
  /** The right that it needs, where being signed in is not enough. */
  right?: Right
  /** Parameters of the address. */
  query?: Readonly<Record<string, Field>>
  /** Fields of the body. */
  input?: Readonly<Record<string, Field>>
  /** What is answered, or that the browser is sent elsewhere. */
  output: Shape | 'redirect'
  problems: readonly ProblemCode[]
}

export const session = <const T extends SessionOperation>(operation: T): T => operation

export const csrfHeader = 'X-CSRF-Token'
export const sessionCookie = '__Host-vinculo'

/** The cookie with the language that a browser chose for the console. It is no secret: scripts write it. */
export const languageCookie = 'vinculo-idioma'

/** Why somebody who proved who they are may still not enter. */
export const hindrances = ['ACESSO_BLOQUEADO', 'CADASTRO_INATIVO'] as const

const ofAccess: Readonly<Record<SessionOperation['access'], readonly ProblemCode[]>> = {
  open: [],
  session: ['SESSAO_INVALIDA', 'SEGUNDO_FATOR_EXIGIDO', ...hindrances],
  change: ['SESSAO_INVALIDA', 'SEGUNDO_FATOR_EXIGIDO', ...hindrances, 'ORIGEM_RECUSADA'],
}

const always = ['METODO_INVALIDO', 'INTERNO', 'CONTEUDO_ILEGIVEL', 'INDISPONIVEL'] as const

export const sessionProblems = ({ access, problems }: SessionOperation): readonly ProblemCode[] => [
  ...problems,
  ...ofAccess[access],
  ...always,
]
