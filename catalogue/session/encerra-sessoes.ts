import { session } from './operation.ts'

export const encerraSessoes = session({
  family: 'session',
  id: 'EncerraSessoes',
  method: 'DELETE',
  path: '/sessao/lista',
  title: 'Sair de todos os lugares',
  description: 'Encerra todas as sessões da pessoa, inclusive a deste navegador.',
  access: 'change',
  output: {},
  problems: [],
})
