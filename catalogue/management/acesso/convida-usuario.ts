import { must } from '../../common-fields.ts'
import { varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { text, truth } from '../../output.ts'
import { simular } from '../parts.ts'

export const loginOfUser = varchar(100, 'Login do usuário, sem distinguir maiúsculas.', {
  ...must,
  rotulo: 'Login',
  example: 'helena.prado',
})

export const convidaUsuario = command({
  family: 'management',
  kind: 'command',
  id: 'ConvidaUsuario',
  group: 'management',
  noun: 'usuario',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: 'Convidar usuário',
  description:
    'Envia ao e-mail do usuário um link em que ele escolhe a própria senha, que serve uma vez e por três dias. Um link anterior deixa de valer; a senha de agora, se há uma, vale até que ele escolha outra. Quem convida precisa ter todas as permissões do usuário.',
  rotulo: 'Convidar',
  on: 'new',
  input: { login: loginOfUser, SIMULAR: simular },
  output: {
    simulado: truth('Se foi só uma simulação'),
    nome: text('Nome do usuário'),
    email: text('E-mail a que o convite vai'),
  },
  changes: ['usuario', 'mensagem'],
  problems: ['REGISTRO_INEXISTENTE', 'REGRA_IMPEDE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { login: 'helena.prado' },
})
