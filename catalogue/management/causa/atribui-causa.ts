import { ours, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { text, truth } from '../../output.ts'
import { id, simular } from '../parts.ts'

export const atribuiCausa = command({
  family: 'management',
  kind: 'command',
  id: 'AtribuiCausa',
  group: 'management',
  noun: 'causa',
  doors: { staff: 'integracao.alterar', unlimited: true },
  title: 'Atribuir causa',
  description: 'Diz quem da instituição cuida de uma causa; vazio, ninguém.',
  rotulo: 'Atribuir',
  on: 'one',
  input: {
    id,
    responsavel: varchar(100, 'Login de quem cuida dela, usuário ativo da instituição; vazio, ninguém.', {
      ...ours,
      rotulo: 'Responsável',
    }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth('Se foi só uma simulação'),
    responsavel: { ...text('Login de quem cuida dela'), rotulo: 'Responsável' },
  },
  changes: ['causa'],
  problems: ['REGISTRO_INEXISTENTE', 'REGISTRO_INVALIDO', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { id: 1, responsavel: 'admin' },
})
