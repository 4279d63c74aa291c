import { colaboradorMachine } from '../../machines/colaborador.ts'
import { loneMoveCommand } from '../move-command.ts'

export const cancelaAdmissao = loneMoveCommand(colaboradorMachine, 'cancelarAdmissao', {
  id: 'CancelaAdmissao',
  changes: ['vaga'],
  example: { id: 3305, motivo: 'Desistiu antes do primeiro dia.' },
})
