import { session } from './operation.ts'
import { sessionShape } from './parts.ts'

export const saiEnsaio = session({
  family: 'session',
  id: 'SaiEnsaio',
  method: 'DELETE',
  path: '/sessao/ensaio',
  title: 'Sair do ambiente de ensaio',
  description:
    'Encerra a sessão do ambiente de ensaio e volta à que este navegador tinha na instituição. Se ela já terminou, entra-se de novo.',
  access: 'change',
  output: sessionShape,
  problems: [],
})
