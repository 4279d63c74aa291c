import { moment, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { bodyProblems } from '../problems.ts'
import { session } from './operation.ts'
import { passwordLinkRefusals, passwordSecret } from './password-parts.ts'

export const consultaSenha = session({
  family: 'session',
  id: 'ConsultaSenha',
  method: 'POST',
  path: '/sessao/senha/link',
  title: phrase('Ver de quem é um link de senha', 'See whose a password link is'),
  description: phrase(
    'Mostra de quem é a senha que o link deixa escolher, e até quando. Não muda nada: quem só olha, ou um programa que segue endereços, não o gasta.',
    'Shows whose password the link lets choose, and until when. It changes nothing: whoever only looks, or a program that follows addresses, does not use it up.',
  ),
  access: 'open',
  input: { segredo: passwordSecret },
  output: {
    instituicao: text(
      phrase('Nome da instituição', 'Name of the institution'),
      phrase('Instituição', 'Institution'),
    ),
    cliente: text(
      phrase('Código da instituição, com que se entra', 'Code of the institution, with which one signs in'),
      phrase('Cliente', 'Client'),
    ),
    nome: text(phrase('De quem é a senha', 'Whose password it is')),
    login: text(phrase('Login', 'Login')),
    ate: moment(
      phrase('Até quando o link serve', 'Until when the link works'),
      phrase('Serve até', 'Works until'),
    ),
  },
  problems: [...bodyProblems, ...passwordLinkRefusals],
})
