import { ours, related, varchar } from '../../fields.ts'
import { pendenciaMachine } from '../../machines/pendencia.ts'
import { conteudo } from '../arquivo/fields.ts'
import { moveCommand } from '../move-command.ts'

export const entregaPendencia = moveCommand(pendenciaMachine, 'entregar', {
  id: 'EntregaPendencia',
  input: {
    conteudo: {
      ...conteudo,
      required: false,
      rotulo: 'Documento',
      text: 'O documento entregue, de uma só pendência: o identificador que POST /gestao/conteudos respondeu ao recebê-lo.',
    },
    parecer: varchar(4_000, 'O que quem entrega diz do que fez.', {
      ...ours,
      lines: true,
      rotulo: 'Parecer',
    }),
    arquivo: related('arquivo', 'Documento entregue, já enviado e do mesmo contrato; este ou um novo.', {
      rotulo: 'Documento já enviado',
    }),
  },
  problems: ['CONTEUDO_INEXISTENTE'],
  changes: ['contrato', 'arquivo'],
  example: { id: 711, parecer: 'Atendi vinte alunos por semana e corrigi as listas.' },
})
