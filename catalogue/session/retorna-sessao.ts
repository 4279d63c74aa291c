import { session } from './operation.ts'
import { sessionShape } from './parts.ts'

export const retornaSessao = session({
  family: 'session',
  id: 'RetornaSessao',
  method: 'GET',
  path: '/sessao',
  title: 'Saber quem entrou',
  description: 'A pessoa da sessão e o valor que os pedidos de alteração devem repetir.',
  access: 'session',
  output: sessionShape,
  problems: [],
})
