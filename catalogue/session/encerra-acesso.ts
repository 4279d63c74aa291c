import { phrase } from '../phrase.ts'
import { session } from './operation.ts'

export const encerraAcesso = session({
  family: 'session',
  id: 'EncerraAcesso',
  method: 'DELETE',
  path: '/sessao/acesso',
  title: phrase('Sair do acesso de colaborador', 'Leave the access of an employee'),
  description: phrase(
    'Encerra a sessão que o link do colaborador começou neste navegador.',
    "Ends the session that the employee's link began in this browser.",
  ),
  access: 'open',
  output: {},
  problems: ['ORIGEM_RECUSADA'],
})
