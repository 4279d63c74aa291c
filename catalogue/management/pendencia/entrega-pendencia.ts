import { ours, related, varchar } from '../../fields.ts'
import { pendenciaMachine } from '../../machines/pendencia.ts'
import { moveCommand } from '../move-command.ts'

export const entregaPendencia = moveCommand(pendenciaMachine, 'entregar', {
  id: 'EntregaPendencia',
  input: {
    parecer: varchar(4_000, 'O que quem entrega diz do que fez.', {
      ...ours,
      lines: true,
      rotulo: 'Parecer',
    }),
    arquivo: related('arquivo', 'Documento entregue, já enviado e do mesmo contrato.', {
      rotulo: 'Documento',
    }),
  },
  changes: ['contrato'],
  example: { id: 711, parecer: 'Atendi vinte alunos por semana e corrigi as listas.' },
})
