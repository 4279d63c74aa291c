import { text } from '../output.ts'
import { bodyProblems } from '../problems.ts'
import { segredo } from './link-parts.ts'
import { session } from './operation.ts'

export const pedeCodigoLink = session({
  family: 'session',
  id: 'PedeCodigoLink',
  method: 'POST',
  path: '/sessao/link/codigo',
  title: 'Pedir o código de um link',
  description:
    'Envia ao e-mail do cadastro de quem recebeu o link um código de seis dígitos, que vale dez minutos e cinco tentativas; o anterior deixa de valer. A resposta é a mesma, exista o link ou não.',
  access: 'open',
  input: { segredo },
  output: { mensagem: text('O que fazer agora') },
  problems: [
    ...bodyProblems,
    'LIMITE_EXCEDIDO',
    'ORIGEM_RECUSADA',
    'ENDERECO_SEM_HTTPS',
    'REGISTRO_INVALIDO',
    'TENTATIVAS_DEMAIS',
  ],
})
