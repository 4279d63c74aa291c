import { moment, text } from '../output.ts'
import { bodyProblems } from '../problems.ts'
import { session } from './operation.ts'
import { passwordLinkRefusals, passwordSecret } from './password-parts.ts'

export const consultaSenha = session({
  family: 'session',
  id: 'ConsultaSenha',
  method: 'POST',
  path: '/sessao/senha/link',
  title: 'Ver de quem é um link de senha',
  description:
    'Mostra de quem é a senha que o link deixa escolher, e até quando. Não muda nada: quem só olha, ou um programa que segue endereços, não o gasta.',
  access: 'open',
  input: { segredo: passwordSecret },
  output: {
    instituicao: { ...text('Nome da instituição'), rotulo: 'Instituição' },
    cliente: { ...text('Código da instituição, com que se entra'), rotulo: 'Cliente' },
    nome: text('De quem é a senha'),
    login: text('Login'),
    ate: { ...moment('Até quando o link serve'), rotulo: 'Serve até' },
  },
  problems: [...bodyProblems, ...passwordLinkRefusals],
})
