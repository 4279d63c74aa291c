import { text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { bodyProblems } from '../problems.ts'
import { session } from './operation.ts'
import { newPassword, passwordLinkRefusals, passwordSecret } from './password-parts.ts'

export const defineSenha = session({
  family: 'session',
  id: 'DefineSenha',
  method: 'POST',
  path: '/sessao/senha',
  title: phrase('Escolher a senha com um link', 'Choose the password with a link'),
  description: phrase(
    'Guarda a senha escolhida, gasta o link e encerra as sessões da pessoa. Não começa uma sessão: entra-se depois com a senha nova.',
    "Keeps the chosen password, uses the link up and ends the person's sessions. It begins no session: one signs in afterwards with the new password.",
  ),
  access: 'open',
  input: { segredo: passwordSecret, senha: newPassword },
  output: {
    cliente: text(
      phrase('Código da instituição, com que se entra', 'Code of the institution, with which one signs in'),
      phrase('Cliente', 'Client'),
    ),
    login: text(phrase('Login', 'Login')),
  },
  problems: [...bodyProblems, ...passwordLinkRefusals],
})
