import { session } from './operation.ts'
import { sessionShape } from './parts.ts'

export const entraEnsaio = session({
  family: 'session',
  id: 'EntraEnsaio',
  method: 'POST',
  path: '/sessao/ensaio',
  title: 'Entrar no ambiente de ensaio',
  description:
    'Começa, neste navegador, uma sessão no ambiente de ensaio da instituição, como quem o administra. A sessão de antes espera: SaiEnsaio volta a ela. Do ensaio nada se vê nem se altera na instituição.',
  access: 'change',
  right: 'integracao.alterar',
  output: sessionShape,
  problems: ['PERMISSAO_AUSENTE', 'REGISTRO_INEXISTENTE', 'MOVIMENTO_INVALIDO'],
})
