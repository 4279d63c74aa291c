import { related } from '../../fields.ts'
import { equivalenciaMachine } from '../../machines/equivalencia.ts'
import { moveCommand } from '../move-command.ts'

export const analisaEquivalencia = moveCommand(equivalenciaMachine, 'analisar', {
  id: 'AnalisaEquivalencia',
  input: { professor: related('professor', 'Professor que dá o parecer.', { rotulo: 'Professor' }) },
  example: { id: 632 },
})
