import { text } from '../output.ts'
import { bodyProblems } from '../problems.ts'
import { session } from './operation.ts'
import { newPassword, passwordLinkRefusals, passwordSecret } from './password-parts.ts'

export const defineSenha = session({
  family: 'session',
  id: 'DefineSenha',
  method: 'POST',
  path: '/sessao/senha',
  title: 'Escolher a senha com um link',
  description:
    'Guarda a senha escolhida, gasta o link e encerra as sessões da pessoa. Não começa uma sessão: entra-se depois com a senha nova.',
  access: 'open',
  input: { segredo: passwordSecret, senha: newPassword },
  output: {
    cliente: { ...text('Código da instituição, com que se entra'), rotulo: 'Cliente' },
    login: text('Login'),
  },
  problems: [...bodyProblems, ...passwordLinkRefusals],
})
