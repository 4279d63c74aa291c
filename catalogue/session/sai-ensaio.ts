import { phrase } from '../phrase.ts'
import { session } from './operation.ts'
import { sessionShape } from './parts.ts'

export const saiEnsaio = session({
  family: 'session',
  id: 'SaiEnsaio',
  method: 'DELETE',
  path: '/sessao/ensaio',
  title: phrase('Sair do ambiente de ensaio', 'Leave the sandbox'),
  description: phrase(
    'Encerra a sessão do ambiente de ensaio e volta à que este navegador tinha na instituição. Se ela já terminou, entra-se de novo.',
    'Ends the session of the sandbox and returns to the one that this browser had at the institution. If that has ended, one signs in again.',
  ),
  access: 'change',
  output: sessionShape,
  problems: [],
})
