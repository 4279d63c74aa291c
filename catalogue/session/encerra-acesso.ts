import { session } from './operation.ts'

export const encerraAcesso = session({
  family: 'session',
  id: 'EncerraAcesso',
  method: 'DELETE',
  path: '/sessao/acesso',
  title: 'Sair do acesso de colaborador',
  description: 'Encerra a sessão que o link do colaborador começou neste navegador.',
  access: 'open',
  output: {},
  problems: ['ORIGEM_RECUSADA'],
})
