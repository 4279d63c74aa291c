import { phrase } from '../phrase.ts'
import { session } from './operation.ts'
import { sessionShape } from './parts.ts'

export const entraEnsaio = session({
  family: 'session',
  id: 'EntraEnsaio',
  method: 'POST',
  path: '/sessao/ensaio',
  title: phrase('Entrar no ambiente de ensaio', 'Enter the sandbox'),
  description: phrase(
    'Começa, neste navegador, uma sessão no ambiente de ensaio da instituição, como quem o administra. A sessão de antes espera: SaiEnsaio volta a ela. Do ensaio nada se vê nem se altera na instituição.',
    "Begins, in this browser, a session in the institution's sandbox, as whoever administers it. The session before waits: SaiEnsaio returns to it. From the sandbox nothing of the institution is seen or changed.",
  ),
  access: 'change',
  right: 'integracao.alterar',
  output: sessionShape,
  problems: ['PERMISSAO_AUSENTE', 'REGISTRO_INEXISTENTE', 'MOVIMENTO_INVALIDO'],
})
