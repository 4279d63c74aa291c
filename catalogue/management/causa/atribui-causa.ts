import { ours, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { id, simular } from '../parts.ts'

export const atribuiCausa = command({
  family: 'management',
  kind: 'command',
  id: 'AtribuiCausa',
  group: 'management',
  noun: 'causa',
  doors: { staff: 'integracao.alterar', unlimited: true },
  title: phrase('Atribuir causa', 'Assign cause'),
  description: phrase(
    'Diz quem da instituição cuida de uma causa. Se ficar vazio: ninguém.',
    'Says who of the institution looks after a cause. If left empty: nobody.',
  ),
  rotulo: phrase('Atribuir', 'Assign'),
  on: 'one',
  input: {
    id,
    responsavel: varchar(
      100,
      phrase(
        'Login de quem cuida dela, usuário ativo da instituição. Se ficar vazio: ninguém.',
        'Login of whoever looks after it, an active user of the institution. If left empty: nobody.',
      ),
      {
        ...ours,
        rotulo: phrase('Responsável', 'Responsible'),
      },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    responsavel: text(
      phrase('Login de quem cuida dela', 'Login of whoever looks after it'),
      phrase('Responsável', 'Responsible'),
    ),
  },
  changes: ['causa'],
  problems: ['REGISTRO_INEXISTENTE', 'REGISTRO_INVALIDO', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { id: 1, responsavel: 'admin' },
})
