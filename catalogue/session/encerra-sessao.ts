import { session } from './operation.ts'

export const encerraSessao = session({
  family: 'session',
  id: 'EncerraSessao',
  method: 'DELETE',
  path: '/sessao',
  title: 'Sair',
  description: 'Encerra a sessão deste navegador.',
  access: 'change',
  output: {},
  problems: [],
})
