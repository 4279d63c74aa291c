import { command } from '../../operation.ts'
import { text, truth } from '../../output.ts'
import { requiredMotivo, simular } from '../parts.ts'
import { loginOfUser } from './convida-usuario.ts'

export const redefineSegundoFator = command({
  family: 'management',
  kind: 'command',
  id: 'RedefineSegundoFator',
  group: 'management',
  noun: 'usuario',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: 'Redefinir segundo fator',
  description:
    'Retira o segundo fator de um usuário que perdeu o aparelho e os códigos de recuperação, e encerra as suas sessões. De quem a instituição o exige, outro é cadastrado na próxima entrada. Quem o redefine precisa ter todas as permissões do usuário.',
  rotulo: 'Redefinir segundo fator',
  on: 'new',
  input: { login: loginOfUser, motivo: requiredMotivo, SIMULAR: simular },
  output: {
    simulado: truth('Se foi só uma simulação'),
    nome: text('Nome do usuário'),
    retirado: { ...truth('Se havia um segundo fator'), rotulo: 'Retirado' },
  },
  changes: ['usuario'],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { login: 'helena.prado', motivo: 'O telefone foi perdido; confirmado por telefone.' },
})
