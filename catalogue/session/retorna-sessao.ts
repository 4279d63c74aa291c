import { phrase } from '../phrase.ts'
import { session } from './operation.ts'
import { sessionShape } from './parts.ts'

export const retornaSessao = session({
  family: 'session',
  id: 'RetornaSessao',
  method: 'GET',
  path: '/sessao',
  title: phrase('Saber quem entrou', 'Know who is signed in'),
  description: phrase(
    'A pessoa da sessão e o valor que os pedidos de alteração devem repetir.',
    'The person of the session and the value that requests for changes have to repeat.',
  ),
  access: 'session',
  output: sessionShape,
  problems: [],
})
