import { ours, required, senha } from '../fields.ts'
import { phrase } from '../phrase.ts'
import { bodyProblems } from '../problems.ts'
import { session } from './operation.ts'
import { newPassword } from './password-parts.ts'

export const alteraSenha = session({
  family: 'session',
  id: 'AlteraSenha',
  method: 'POST',
  path: '/sessao/senha/troca',
  title: phrase('Trocar a própria senha', "Change one's own password"),
  description: phrase(
    'Troca a senha de quem entrou, que a informa de novo, e encerra as suas outras sessões.',
    'Changes the password of whoever is signed in, who gives it again, and ends their other sessions.',
  ),
  access: 'change',
  input: {
    senhaAtual: senha(100, phrase('A senha de agora.', 'The present password.'), {
      ...required,
      ...ours,
      rotulo: phrase('Senha atual', 'Present password'),
    }),
    senha: newPassword,
  },
  output: {},
  problems: [...bodyProblems, 'IDENTIDADE_NAO_CONFIRMADA', 'REGISTRO_INVALIDO', 'TENTATIVAS_DEMAIS'],
})
