import { group, text, truth } from '../output.ts'
import { session } from './operation.ts'
import { clienteField } from './parts.ts'

export const opcoesSessao = session({
  family: 'session',
  id: 'OpcoesSessao',
  method: 'GET',
  path: '/sessao/opcoes',
  title: 'Saber como se entra',
  description:
    'As maneiras de entrar que um cliente oferece. Um cliente que não existe recebe a resposta de um que só usa senha.',
  access: 'open',
  query: { cliente: clienteField },
  output: {
    senha: truth(
      'Quem tem senha pode usá-la. Falso: só os usuários marcados para isso (ESIUS_AUTENTICA = N)',
    ),
    mensagens: {
      ...truth('A plataforma envia mensagens: quem esqueceu a senha pode pedir um link'),
      rotulo: 'Envia mensagens',
    },
    loginUnico: group({
      rotulo: text('Texto do botão'),
      endereco: text('Para onde o botão leva'),
    }),
  },
  problems: ['REGISTRO_INVALIDO'],
})
