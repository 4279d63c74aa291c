import { ours, required, senha } from '../fields.ts'
import { bodyProblems } from '../problems.ts'
import { session } from './operation.ts'
import { newPassword } from './password-parts.ts'

export const alteraSenha = session({
  family: 'session',
  id: 'AlteraSenha',
  method: 'POST',
  path: '/sessao/senha/troca',
  title: 'Trocar a própria senha',
  description: 'Troca a senha de quem entrou, que a informa de novo, e encerra as suas outras sessões.',
  access: 'change',
  input: {
    senhaAtual: senha(100, 'A senha de agora.', { ...required, ...ours, rotulo: 'Senha atual' }),
    senha: newPassword,
  },
  output: {},
  problems: [...bodyProblems, 'IDENTIDADE_NAO_CONFIRMADA', 'REGISTRO_INVALIDO', 'TENTATIVAS_DEMAIS'],
})
