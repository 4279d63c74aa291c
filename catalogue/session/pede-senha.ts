import { ours, required, varchar } from '../fields.ts'
import { text } from '../output.ts'
import { bodyProblems } from '../problems.ts'
import { session } from './operation.ts'
import { clienteField, tipoField } from './parts.ts'

export const pedeSenha = session({
  family: 'session',
  id: 'PedeSenha',
  method: 'POST',
  path: '/sessao/senha/pedido',
  title: 'Pedir um link para escolher a senha',
  description:
    'Envia a quem entra com senha, no e-mail do cadastro, um link que serve uma vez e por pouco tempo. A resposta é a mesma, haja ou não alguém com esse login.',
  access: 'open',
  input: {
    cliente: clienteField,
    login: varchar(150, 'Login, ou o e-mail do cadastro.', { ...required, ...ours, example: 'admin' }),
    tipo: tipoField,
  },
  output: { mensagem: text('O que fazer agora') },
  problems: [
    ...bodyProblems,
    'ORIGEM_RECUSADA',
    'ENDERECO_SEM_HTTPS',
    'REGISTRO_INVALIDO',
    'TENTATIVAS_DEMAIS',
  ],
})
