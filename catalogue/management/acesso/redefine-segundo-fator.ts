import { command } from '../../operation.ts'
import { text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { requiredMotivo, simular } from '../parts.ts'
import { loginOfUser } from './convida-usuario.ts'

export const redefineSegundoFator = command({
  family: 'management',
  kind: 'command',
  id: 'RedefineSegundoFator',
  group: 'management',
  noun: 'usuario',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: phrase('Redefinir segundo fator', 'Reset the second factor'),
  description: phrase(
    'Retira o segundo fator de um usuário que perdeu o aparelho e os códigos de recuperação, e encerra as suas sessões. De quem a instituição o exige, outro é cadastrado na próxima entrada. Quem o redefine precisa ter todas as permissões do usuário.',
    'Takes the second factor from a user who lost the device and the recovery codes, and ends their sessions. Of whom the institution asks for one, another is set up at the next sign-in. Who resets it needs all rights of the user.',
  ),
  rotulo: phrase('Redefinir segundo fator', 'Reset the second factor'),
  on: 'new',
  input: { login: loginOfUser, motivo: requiredMotivo, SIMULAR: simular },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    nome: text(phrase('Nome do usuário', 'Name of the user')),
    retirado: truth(
      phrase('Se havia um segundo fator', 'Whether there was a second factor'),
      phrase('Retirado', 'Withdrawn'),
    ),
  },
  changes: ['usuario'],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { login: 'helena.prado', motivo: 'O telefone foi perdido; confirmado por telefone.' },
})
