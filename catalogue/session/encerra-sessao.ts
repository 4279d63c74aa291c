import { phrase } from '../phrase.ts'
import { session } from './operation.ts'

export const encerraSessao = session({
  family: 'session',
  id: 'EncerraSessao',
  method: 'DELETE',
  path: '/sessao',
  title: phrase('Sair', 'Leave'),
  description: phrase('Encerra a sessão deste navegador.', 'Ends the session of this browser.'),
  access: 'change',
  output: {},
  problems: [],
})
