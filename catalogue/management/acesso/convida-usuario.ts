import { must } from '../../common-fields.ts'
import { varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { simular } from '../parts.ts'

export const loginOfUser = varchar(
  100,
  phrase(
    'Login do usuário, sem distinguir maiúsculas.',
    'Login of the user, in capital or small letters alike.',
  ),
  {
    ...must,
    rotulo: phrase('Login', 'Login'),
    example: 'helena.prado',
  },
)

export const convidaUsuario = command({
  family: 'management',
  kind: 'command',
  id: 'ConvidaUsuario',
  group: 'management',
  noun: 'usuario',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: phrase('Convidar usuário', 'Invite a user'),
  description: phrase(
    'Envia ao e-mail do usuário um link em que ele escolhe a própria senha, que serve uma vez e por três dias. Um link anterior deixa de valer; a senha de agora, se há uma, vale até que ele escolha outra. Quem convida precisa ter todas as permissões do usuário.',
    "Sends to the user's e-mail a link with which they choose their own password, which works once and for three days. An earlier link no longer works; the present password, if there is one, holds until they choose another. Who invites needs all rights of the user.",
  ),
  rotulo: phrase('Convidar', 'Invite'),
  on: 'new',
  input: { login: loginOfUser, SIMULAR: simular },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    nome: text(phrase('Nome do usuário', 'Name of the user')),
    email: text(phrase('E-mail a que o convite vai', 'E-mail that the invitation goes to')),
  },
  changes: ['usuario', 'mensagem'],
  problems: ['REGISTRO_INEXISTENTE', 'REGRA_IMPEDE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { login: 'helena.prado' },
})
