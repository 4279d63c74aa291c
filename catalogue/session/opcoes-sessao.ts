import { group, text, truth } from '../output.ts'
import { phrase } from '../phrase.ts'
import { session } from './operation.ts'
import { clienteField } from './parts.ts'

export const opcoesSessao = session({
  family: 'session',
  id: 'OpcoesSessao',
  method: 'GET',
  path: '/sessao/opcoes',
  title: phrase('Saber como se entra', 'Know how to sign in'),
  description: phrase(
    'As maneiras de entrar que um cliente oferece. Um cliente que não existe recebe a resposta de um que só usa senha.',
    'The ways of signing in that a client offers. A client that does not exist gets the answer of one that only uses passwords.',
  ),
  access: 'open',
  query: { cliente: clienteField },
  output: {
    senha: truth(
      phrase(
        'Quem tem senha pode usá-la. Falso: só os usuários marcados para isso (ESIUS_AUTENTICA = N)',
        'Whoever has a password can use it. False: only the users marked for it (ESIUS_AUTENTICA = N)',
      ),
    ),
    mensagens: truth(
      phrase(
        'A plataforma envia mensagens: quem esqueceu a senha pode pedir um link',
        'The platform sends messages: whoever forgot the password can ask for a link',
      ),
      phrase('Envia mensagens', 'Sends messages'),
    ),
    loginUnico: group({
      rotulo: text(phrase('Texto do botão', 'Text of the button')),
      endereco: text(phrase('Para onde o botão leva', 'Where the button leads')),
    }),
  },
  problems: ['REGISTRO_INVALIDO'],
})
