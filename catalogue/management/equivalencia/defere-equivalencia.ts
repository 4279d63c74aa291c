import { numeric, ours, varchar } from '../../fields.ts'
import { equivalenciaMachine } from '../../machines/equivalencia.ts'
import { moveCommand } from '../move-command.ts'

/** In whole, or in part where fewer hours are told than were asked for. */
export const defereEquivalencia = moveCommand(equivalenciaMachine, 'deferir', {
  id: 'DefereEquivalencia',
  input: {
    horasDeferidas: numeric(5, 'Horas que contam; menos que as pedidas, defere em parte. Vazio: todas.', {
      ...ours,
      min: 1,
      rotulo: 'Horas deferidas',
    }),
    parecer: varchar(1000, 'Parecer.', { ...ours, lines: true, rotulo: 'Parecer' }),
  },
  example: { id: 633 },
})
