import { ours, required, varchar } from '../fields.ts'
import { text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { bodyProblems } from '../problems.ts'
import { session } from './operation.ts'
import { clienteField, tipoField } from './parts.ts'

export const pedeSenha = session({
  family: 'session',
  id: 'PedeSenha',
  method: 'POST',
  path: '/sessao/senha/pedido',
  title: phrase('Pedir um link para escolher a senha', 'Ask for a link to choose the password'),
  description: phrase(
    'Envia a quem entra com senha, no e-mail do cadastro, um link que serve uma vez e por pouco tempo. A resposta é a mesma, haja ou não alguém com esse login.',
    'Sends to whoever signs in with a password, at the registered e-mail, a link that works once and for a short time. The answer is the same, whether or not somebody has that login.',
  ),
  access: 'open',
  input: {
    cliente: clienteField,
    login: varchar(150, phrase('Login, ou o e-mail do cadastro.', 'Login, or the registered e-mail.'), {
      ...required,
      ...ours,
      example: 'admin',
    }),
    tipo: tipoField,
  },
  output: { mensagem: text(phrase('O que fazer agora', 'What to do now')) },
  problems: [
    ...bodyProblems,
    'CLIENTE_DESCONHECIDO',
    'ORIGEM_RECUSADA',
    'ENDERECO_SEM_HTTPS',
    'REGISTRO_INVALIDO',
    'TENTATIVAS_DEMAIS',
  ],
})
