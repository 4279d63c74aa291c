import { must } from '../../common-fields.ts'
import { varchar } from '../../fields.ts'
import { pendenciaMachine } from '../../machines/pendencia.ts'
import { moveCommand } from '../move-command.ts'

export const opinaConcedente = moveCommand(pendenciaMachine, 'opinar', {
  id: 'OpinaConcedente',
  input: {
    parecer: varchar(4_000, 'O que a concedente diz do que foi entregue.', {
      ...must,
      lines: true,
      rotulo: 'Parecer da concedente',
    }),
  },
  changes: ['contrato'],
  example: { id: 712, parecer: 'A estagiária cumpriu o plano de atividades.' },
})
