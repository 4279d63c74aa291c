import type { Right } from '../doors.ts'
import type { Field } from '../fields.ts'
import type { Shape } from '../output.ts'
import type { Phrase } from '../phrase.ts'
import type { ProblemCode } from '../problems.ts'

/** Operations for signing in and out. Unlike integrations, they use a browser with a cookie. */
export interface SessionOperation {
  family: 'session'
  id: string
  method: 'GET' | 'POST' | 'DELETE'
  path: `/sessao${string}`
  title: Phrase
  description: Phrase
  /** Public; with a session; or with a session and its CSRF token, for changes. */
  access: 'open' | 'session' | 'change'
  /** Right needed besides a session. */
  right?: Right
  /** Query parameters. */
  query?: Readonly<Record<string, Field>>
  input?: Readonly<Record<string, Field>>
  /** Answer, or a redirect of the browser. */
  output: Shape | 'redirect'
  problems: readonly ProblemCode[]
}

export const session = <const T extends SessionOperation>(operation: T): T => operation

export const csrfHeader = 'X-CSRF-Token'
export const sessionCookie = '__Host-vinculo'

/** The cookie with the language that a browser chose for the console. It is no secret: scripts write it. */
export const languageCookie = 'vinculo-idioma'

/** Problems that prevent sign-in after a correct proof of identity. */
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
