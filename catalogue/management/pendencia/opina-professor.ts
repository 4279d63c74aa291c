import { must } from '../../common-fields.ts'
import { decimal, ours, varchar } from '../../fields.ts'
import { pendenciaMachine } from '../../machines/pendencia.ts'
import { moveCommand } from '../move-command.ts'

export const opinaProfessor = moveCommand(pendenciaMachine, 'aprovar', {
  id: 'OpinaProfessor',
  input: {
    parecer: varchar(4_000, 'O que o professor diz do que foi entregue.', {
      ...must,
      lines: true,
      rotulo: 'Parecer do professor',
    }),
    nota: decimal(5, 2, 'Nota do relatório, na escala da instituição.', {
      ...ours,
      min: 0,
      max: 100,
      rotulo: 'Nota',
    }),
    avaliacao: varchar(500, 'Enunciado da avaliação.', { ...ours, lines: true, rotulo: 'Avaliação' }),
  },
  changes: ['contrato'],
  example: { id: 713, parecer: 'Bom trabalho.', nota: 9.5, avaliacao: 'Domínio do conteúdo e pontualidade.' },
})
