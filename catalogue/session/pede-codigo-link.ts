import { text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { bodyProblems } from '../problems.ts'
import { segredo } from './link-parts.ts'
import { session } from './operation.ts'

export const pedeCodigoLink = session({
  family: 'session',
  id: 'PedeCodigoLink',
  method: 'POST',
  path: '/sessao/link/codigo',
  title: phrase('Pedir o código de um link', 'Ask for the code of a link'),
  description: phrase(
    'Envia ao e-mail do cadastro de quem recebeu o link um código de seis dígitos, que vale dez minutos e cinco tentativas; o anterior deixa de valer. A resposta é a mesma, exista o link ou não.',
    'Sends to the registered e-mail of whoever got the link a code of six digits, which holds for ten minutes and five attempts; the one before no longer works. The answer is the same, whether the link exists or not.',
  ),
  access: 'open',
  input: { segredo },
  output: { mensagem: text(phrase('O que fazer agora', 'What to do now')) },
  problems: [
    ...bodyProblems,
    'LIMITE_EXCEDIDO',
    'ORIGEM_RECUSADA',
    'ENDERECO_SEM_HTTPS',
    'REGISTRO_INVALIDO',
    'TENTATIVAS_DEMAIS',
  ],
})
